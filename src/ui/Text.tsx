import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { bodyText, helperText, reset } from './base';

const Paragraph = styled.p<{ $helper: boolean; $centered: boolean }>(({ theme, $helper, $centered }) => ({
  ...reset,
  ...($helper ? helperText(theme) : bodyText(theme)),
  display: 'block',
  textAlign: $centered ? 'center' : 'start',
  overflowWrap: 'anywhere',
  whiteSpace: $helper ? 'pre-wrap' : 'normal',
}));

export interface TextProps {
  /** Body text, or the smaller, quieter helper text. Default: body. */
  variant?: 'body' | 'helper';
  centered?: boolean;
  id?: string;
  /** Tells screen readers when the text changes. */
  role?: 'status';
  children: ReactNode;
}

export function Text({ variant = 'body', centered = false, children, ...rest }: TextProps) {
  return (
    <Paragraph $helper={variant === 'helper'} $centered={centered} {...rest}>
      {children}
    </Paragraph>
  );
}

const Strong = styled.strong({ ...reset, fontWeight: 700 });

export const Bold = ({ children }: { children: ReactNode }) => <Strong>{children}</Strong>;

const Direction = styled.bdi<{ $unbroken: boolean }>(({ $unbroken }) => ({
  ...reset,
  unicodeBidi: 'isolate',
  whiteSpace: $unbroken ? 'nowrap' : 'normal',
}));

/** Reads in its own direction, whichever its neighbours have. */
export const Isolated = ({ children }: { children: ReactNode }) => (
  <Direction $unbroken={false}>{children}</Direction>
);

export interface LtrProps {
  /** Short enough to stay on one line, and harder to read on two: a phone number. Default: false. */
  unbroken?: boolean;
  children: ReactNode;
}

/** Codes, addresses and phone numbers read from left to right in every language. */
export const Ltr = ({ unbroken = false, children }: LtrProps) => (
  <Direction dir="ltr" $unbroken={unbroken}>
    {children}
  </Direction>
);
