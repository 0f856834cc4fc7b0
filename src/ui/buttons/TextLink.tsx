import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { focusRing } from '../styling/base';
import { appStrings } from '../text/app.strings';
import { useMessages } from '../text/messages';

export const linkStyles: CSSObject = {
  ...focusRing,
  color: 'inherit',
  borderRadius: '4px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
};

const Anchor = styled('a')(linkStyles);

export interface TextLinkProps {
  href: string;
  children: ReactNode;
}

/** A link inside a sentence, opened in a new tab so that the visitor keeps the widget's state. */
export function TextLink({ href, children }: TextLinkProps) {
  const t = useMessages(appStrings);
  return (
    <Anchor part="link" href={href} target="_blank" rel="noreferrer noopener" title={t('link.newTab')}>
      {children}
    </Anchor>
  );
}
