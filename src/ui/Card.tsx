import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import type { Theme } from '../domain/theme';
import { WIDGET_WIDTH } from '../domain/constants';
import { reset } from './base';
import { useFocusKept } from './focus';

/**
 * As wide as the theme says, or as the room there is, in any parent. A parent that is as wide as its content (a flex item, a float,
 * a table cell) counts a track's upper limit as the content's width and can shrink it; of an element with a width and a maximum
 * in percent it counts the width alone, and never less.
 */
const Frame = styled.div(({ theme }) => ({
  ...reset,
  display: 'grid',
  // The second wins where both are understood: never wider than the window.
  gridTemplateColumns: [
    `minmax(0, ${theme.container.width})`,
    `minmax(0, min(${theme.container.width}, 100vw))`,
  ],
}));

/** Where inheritance from the host's page ends. What the page hides stays hidden; its direction stays too. */
const rootStyles = ({ typography, colors }: Theme): CSSObject => ({
  all: 'initial',
  visibility: 'inherit',
  pointerEvents: 'inherit',
  display: 'block',
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  // What a parent measures where the theme's width is a percentage.
  width: WIDGET_WIDTH,
  minWidth: '100%',
  maxWidth: '100%',
  colorScheme: 'light',
  fontFamily: typography.fontFamily,
  ...typography.body,
  color: colors.primary,
  textAlign: 'start',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
});

const Root = styled.div(({ theme }) => rootStyles(theme));

const Container = styled.div<{ $footed: boolean }>(({ theme, $footed }) => {
  const { backgroundColor, borderColor, borderRadius } = theme.container;
  return {
    all: 'unset',
    boxSizing: 'border-box',
    position: 'relative',
    display: 'block',
    // A percentage of the page's room: 32 px on the full card, less on a small phone.
    padding: '32px clamp(16px, 8%, 32px)',
    backgroundColor,
    border: `1px solid ${borderColor}`,
    borderRadius,
    // The footer goes on with the border; room takes the line's place, so nothing moves when the footer arrives.
    ...($footed && {
      borderBlockEndWidth: 0,
      paddingBlockEnd: '33px',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    }),
  };
});

const Footer = styled.div(({ theme }) => {
  const { backgroundColor, borderColor, borderRadius } = theme.container;
  return {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'flex',
    justifyContent: 'center',
    padding: '0 16px 16px',
    backgroundColor,
    border: `1px solid ${borderColor}`,
    borderBlockStartWidth: 0,
    borderEndStartRadius: borderRadius,
    borderEndEndRadius: borderRadius,
  };
});

export interface CardProps {
  /** The mark below the card. */
  footer?: ReactNode;
  /** The toast area, which stands beside the card. */
  toasts?: ReactNode;
  children: ReactNode;
}

/** The widget's outermost element. Its width depends on the theme and the page alone, never on what is in it. */
export function Card({ footer, toasts, children }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);
  return (
    <Frame>
      <Root ref={root}>
        <Container $footed={Boolean(footer)}>{children}</Container>
        {footer && <Footer>{footer}</Footer>}
        {toasts}
      </Root>
    </Frame>
  );
}
