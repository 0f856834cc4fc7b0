import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { bodyText, helperText } from '../styling/base';

const Paragraph = styled('p')<{ $helper: boolean }>(({ $helper }) => ({
  ...($helper ? helperText : bodyText),
  display: 'block',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // No single word on the last line. Sentences with a button break as usual, as the space that is reserved for them.
  textWrap: $helper ? 'wrap' : 'pretty',
  whiteSpace: $helper ? 'pre-wrap' : 'normal',
  // An empty live region takes no gap of its stack.
  '&:empty': { position: 'absolute' },
}));

interface TextProps {
  /** Body text, or smaller helper text. Default: body. */
  variant?: 'body' | 'helper';
  id?: string;
  /** Screen readers announce changes of the text. */
  role?: 'status';
  children: ReactNode;
}

export function Text({ variant = 'body', children, ...rest }: TextProps) {
  return (
    <Paragraph $helper={variant === 'helper'} {...rest}>
      {children}
    </Paragraph>
  );
}

const Strong = styled('strong')({ fontWeight: 600 });

export const Bold = ({ children }: { children: ReactNode }) => <Strong>{children}</Strong>;

const Direction = styled('bdi')<{ $unbroken: boolean }>(({ $unbroken }) => ({
  display: 'inline',
  unicodeBidi: 'isolate',
  whiteSpace: $unbroken ? 'nowrap' : 'normal',
}));

/** A name, an address or a number in a sentence: with its own text direction (`unicode-bidi`), and as it is in a translated page. */
export const Isolated = ({ children }: { children: ReactNode }) => (
  <Direction translate="no" $unbroken={false}>
    {children}
  </Direction>
);

interface LtrProps {
  /** The language of the text, where it is not the widget's. */
  lang?: 'en';
  /** Keep short text such as a phone number on one line. Default: false. */
  unbroken?: boolean;
  children: ReactNode;
}

/** Codes, addresses, phone numbers and English texts for developers: from left to right in every language. */
export const Ltr = ({ lang, unbroken = false, children }: LtrProps) => (
  <Direction lang={lang} dir="ltr" translate={lang ? undefined : 'no'} $unbroken={unbroken}>
    {children}
  </Direction>
);
