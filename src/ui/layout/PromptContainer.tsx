import { styled } from '../styling/styled';
import { useEffect, useRef, useState } from 'react';
import { ONE_TAP_HEIGHT_PX, ONE_TAP_RESIZE_DEBOUNCE_MS } from '../../domain/constants';
import { centeredOver, motion } from '../styling/base';
import { Spinner } from '../feedback/Spinner';

const Area = styled('div')<{ $height: number }>(({ $height }) => ({
  position: 'relative',
  display: 'block',
  height: `${$height}px`,
  overflow: 'hidden',
  ...motion({ transition: 'height 0.5s' }),
}));

const Waiting = styled('div')(centeredOver);

/** The third-party prompt fills the width; its own styles are kept. */
const Inner = styled('div')({
  display: 'block',
  '& iframe': { width: '100% !important' },
  '& > slot': { all: 'unset', display: 'contents' },
});

const SLOT = 'google-prompt';

/** The observed height in px. The first two heights apply at once, later ones when they no longer change. */
function useObservedHeight(observed: () => Element | null): number {
  const [height, setHeight] = useState(ONE_TAP_HEIGHT_PX);
  useEffect(() => {
    const element = observed();
    if (!element) return undefined;
    let seen = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.height ?? 0;
      if (next === 0) return;
      clearTimeout(timer);
      seen += 1;
      if (seen <= 2) setHeight(next);
      else timer = setTimeout(() => setHeight(next), ONE_TAP_RESIZE_DEBOUNCE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [observed]);
  return height;
}

interface PromptContainerProps {
  id: string;
  /** Text while no prompt is shown. */
  pending: string | null;
}

/**
 * Place for a prompt that a third-party script draws into an element found by id. The script searches the
 * document only. With a shadow root, the element is a child of the host element, shown here by a slot.
 */
export function PromptContainer({ id, pending }: PromptContainerProps) {
  const inner = useRef<HTMLDivElement>(null);
  const [observed] = useState(() => () => inner.current);
  const height = useObservedHeight(observed);

  useEffect(() => {
    const here = inner.current;
    if (!here) return undefined;
    const root = here.getRootNode();
    const isShadow = root instanceof ShadowRoot;
    const parent = document.createElement('div');
    parent.id = id;
    // As a child of the shadow host it is subject to the page's styles. Browsers draw an opaque background behind a
    // frame whose document has another colour scheme than its element, and the prompt is light.
    parent.style.cssText = 'all:unset;display:block;color-scheme:light';
    parent.dataset.prompt_parent_id = 'g_id_onload';
    if (isShadow) parent.slot = SLOT;
    (isShadow ? root.host : here).append(parent);
    return () => parent.remove();
  }, [id]);

  return (
    <Area $height={height}>
      <Inner ref={inner}>
        <slot name={SLOT} />
      </Inner>
      {pending !== null && (
        <Waiting>
          <Spinner label={pending} />
        </Waiting>
      )}
    </Area>
  );
}
