import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { reset } from './base';
import { Spinner } from './Spinner';
import { sharedStrings } from './shared.strings';
import { useStrings } from './strings';

/** What is likely to come at once is not announced: neither a shade nor a spinner flickers. */
const SHADE_AFTER = '150ms';
const SPINNER_AFTER = '1s';

const Place = styled.div<{ $busy: boolean }>(({ $busy }) => ({
  ...reset,
  display: 'block',
  position: 'relative',
  ...($busy && {
    pointerEvents: 'none',
    '@keyframes pricerx-shade': { to: { opacity: 0.5 } },
    '& > :first-child': { animation: `pricerx-shade 0s ${SHADE_AFTER} forwards` },
  }),
}));

const Over = styled.div({
  ...reset,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  opacity: 0,
  '@keyframes pricerx-show': { to: { opacity: 1 } },
  animation: `pricerx-show 0s ${SPINNER_AFTER} forwards`,
});

const ACTS = ['click', 'submit', 'beforeinput', 'keydown', 'input', 'change'];

/** Nothing below can be used, and what has the focus keeps it: `inert` would take it away. */
function useNoActs(isBusy: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !isBusy) return;
    const stop = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    ACTS.forEach((type) => element.addEventListener(type, stop, true));
    return () => ACTS.forEach((type) => element.removeEventListener(type, stop, true));
  }, [isBusy]);
  return place;
}

/** A screen that stays, shaded, until the next one can be drawn: the card keeps its height on a slow network. */
export function HeldScreen({ busy, children }: { busy: boolean; children: ReactNode }) {
  const t = useStrings(sharedStrings);
  const place = useNoActs(busy);
  return (
    <Place
      ref={place}
      $busy={busy}
      role={busy ? 'group' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {children}
      {busy && (
        <Over>
          <Spinner label={t('login.loading')} />
        </Over>
      )}
    </Place>
  );
}
