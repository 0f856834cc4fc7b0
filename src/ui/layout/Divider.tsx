import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { helperText } from '../styling/base';
import { sharedStrings } from '../text/shared.strings';
import { useMessages } from '../text/messages';

const Row = styled('div')({
  ...helperText,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginBlock: '8px',
  '&::before, &::after': {
    content: '""',
    flex: 1,
    height: 0,
    borderBlockStart: `1px solid ${tokens.container.borderColor}`,
    opacity: '0.6',
  },
});

/** Divider between two sign-in methods. */
export function Divider() {
  const t = useMessages(sharedStrings);
  return <Row part="divider">{t('methodDivider.text')}</Row>;
}
