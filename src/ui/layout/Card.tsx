import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { useRef, type ReactNode } from 'react';
import { WIDGET_WIDTH } from '../../domain/constants';
import { bodyText } from '../styling/base';
import { useRestoreFocus } from '../useRestoreFocus';

/**
 * As wide as the theme says, or as the parent allows. In a parent sized by its content (flex item, float,
 * table cell), a grid track's maximum counts as the content's width and may shrink. With `width` and a
 * percentage `max-width` the width alone would count, and never shrink.
 */
const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, min(${tokens.container.width}, 100vw))`,
});

/** Languages with dense letters, or with marks above and below them: they need a larger line height. */
const TALL = ['ar', 'fa', 'hi', 'ja', 'ko', 'vi', 'zh'].map((language) => `&:lang(${language}) *`).join();
/** Line height for these languages. Helper text has it in every language. */
const TALL_LINES = '1.43';

/** Ends the inheritance of the host page's styles, except visibility, pointer events and direction. */
const Root = styled('div')({
  all: 'initial',
  visibility: 'inherit',
  pointerEvents: 'inherit',
  display: 'block',
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  // The width that a parent measures when the theme's width is a percentage.
  width: WIDGET_WIDTH,
  minWidth: '100%',
  maxWidth: '100%',
  colorScheme: tokens.colorScheme,
  borderRadius: tokens.container.borderRadius,
  boxShadow: tokens.container.boxShadow,
  fontFamily: tokens.fontFamily,
  ...bodyText,
  textAlign: 'start',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // No small kana at the beginning of a Japanese line; Korean lines break between words, Japanese ones between phrases.
  lineBreak: 'strict',
  '&:lang(ko)': { wordBreak: 'keep-all' },
  '&:lang(ja)': { wordBreak: 'auto-phrase' },
  [TALL]: { lineHeight: TALL_LINES },
});

/** Background and edge of the card and its footer. */
const surface = {
  backgroundColor: tokens.container.backgroundColor,
  border: `1px solid ${tokens.container.borderColor}`,
  borderRadius: tokens.container.borderRadius,
};

const Container = styled('div')<{ $footed: boolean }>(({ $footed }) => ({
  ...surface,
  position: 'relative',
  display: 'block',
  // A percentage of the page's width: 32 px on the full card, less on a small phone.
  padding: '32px clamp(16px, 8%, 32px)',
  // The padding has the width of the removed border, so that a footer moves nothing.
  ...($footed && {
    borderBlockEndWidth: 0,
    paddingBlockEnd: '33px',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  }),
}));

interface CardProps {
  /** `CardFooter`, below the card. */
  footer?: ReactNode;
  /** The toasts, which are shown beside the card. */
  toasts?: ReactNode;
  children: ReactNode;
}

/** The widget's outermost element. Its width depends on the theme and the page only, never on its content. */
export function Card({ footer, toasts, children }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocus(root);
  return (
    <Frame>
      <Root ref={root}>
        <Container part="card" $footed={Boolean(footer)}>
          {children}
        </Container>
        {footer}
        {toasts}
      </Root>
    </Frame>
  );
}

/** Continues the card below it. It has room for one line before its content is drawn. */
export const CardFooter = styled('div')({
  ...surface,
  display: 'flex',
  boxSizing: 'border-box',
  // A line of 24 px, the padding and the lower edge.
  minHeight: '41px',
  justifyContent: 'center',
  padding: '0 16px 16px',
  borderBlockStartWidth: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
