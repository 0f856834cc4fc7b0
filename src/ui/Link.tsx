import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { focusRing, reset } from './base';
import { ExternalIcon } from './icons/ExternalIcon';
import { sharedStrings } from './shared.strings';
import { useStrings } from './strings';

const Anchor = styled.a<{ $block: boolean }>(({ theme, $block }) => ({
  ...reset,
  ...focusRing(theme),
  display: $block ? 'flex' : 'inline',
  alignItems: 'center',
  gap: '10px',
  ...($block && { minHeight: '44px', paddingBlock: '4px' }),
  color: 'inherit',
  borderRadius: '4px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
}));

const Grow = styled.span({ ...reset, flex: 1, minWidth: 0 });

export interface LinkProps {
  href: string;
  /** On a line of its own, with a target for fingers. Default: part of its sentence. */
  block?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** Leads out of the widget, in a new tab, so that nobody loses their place. */
export function Link({ href, block = false, icon, children }: LinkProps) {
  const t = useStrings(sharedStrings);
  return (
    <Anchor href={href} target="_blank" rel="noreferrer noopener" title={t('link.newTab')} $block={block}>
      {icon}
      {block ? <Grow>{children}</Grow> : children}
      {block && <ExternalIcon size={16} />}
    </Anchor>
  );
}
