import { styled } from '../styling/styled';
import { ExternalIcon } from '../icons/icons';
import { appStrings } from '../text/app.strings';
import { useMessages } from '../text/messages';
import { linkStyles, type TextLinkProps } from './TextLink';

const Line = styled('a')(linkStyles, {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  paddingBlock: '4px',
  // Its icon shows that it is a link.
  textDecorationLine: 'none',
  '@media (hover: hover)': { '&:hover': { textDecorationLine: 'underline' } },
});

const Grow = styled('span')({ flex: 1, minWidth: 0 });

/** A link on its own line, opened in a new tab. */
export function BlockLink({ href, children }: TextLinkProps) {
  const t = useMessages(appStrings);
  return (
    <Line part="link" href={href} target="_blank" rel="noreferrer noopener" title={t('link.newTab')}>
      <Grow>{children}</Grow>
      <ExternalIcon size={16} />
    </Line>
  );
}
