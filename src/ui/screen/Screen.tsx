import { styled } from '../styling/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { SPACE } from '../styling/base';
import { focusFirst, isFocusFree } from '../focus';
import { Heading } from './Heading';
import { useElementId } from '../useElementId';
import type { CSSObject } from '@emotion/react';

const Section = styled('section')<{ $unseen: boolean }>(({ $unseen }) => ({
  visibility: $unseen ? 'hidden' : 'inherit',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: SPACE.medium,
  minWidth: 0,
}));

interface ScreenProps {
  title?: ReactNode;
  /** The title, a text then, is for screen readers only. */
  headerHidden?: boolean;
  /** Content above the title: a logo, or a check mark. */
  above?: ReactNode;
  /** The back button, if any. */
  back?: ReactNode;
  /** False for the first screen, and when the visitor has focused another part of the page. */
  focusOnMount: boolean;
  /** Rendered but invisible. */
  unseen?: boolean;
  children?: ReactNode;
}

export function Screen({
  title,
  headerHidden = false,
  above,
  back,
  focusOnMount,
  unseen = false,
  children,
}: ScreenProps) {
  const headingId = useElementId('title');
  const ref = useRef<HTMLElement>(null);
  const isFocusPending = useRef(focusOnMount);

  useEffect(() => {
    const place = ref.current?.parentElement;
    if (isFocusPending.current && place && isFocusFree()) focusFirst(place);
    isFocusPending.current = false;
  }, []);

  const shown = title !== undefined && !headerHidden;
  return (
    <Section
      ref={ref}
      $unseen={unseen}
      aria-labelledby={shown ? headingId : undefined}
      aria-label={shown || typeof title !== 'string' ? undefined : title}
    >
      {back}
      {above}
      {shown && <Heading id={headingId}>{title}</Heading>}
      {children}
    </Section>
  );
}

export const screenContainer: CSSObject = { display: 'block', position: 'relative' };

/** The place of a screen, without what `PendingScreen` adds. */
export const ScreenContainer = styled('div')(screenContainer);
