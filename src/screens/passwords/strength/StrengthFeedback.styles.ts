import styled from '@emotion/styled';
import { block } from '../../../ui/layout/Block';
import { helperText } from '../../../ui/styling/base';

/** With `$inline`, a button follows the error in its last line. */
export const Failure = styled.div<{ $inline: boolean }>(block, ({ theme, $inline }) =>
  $inline
    ? {
        ...helperText(theme),
        position: 'relative',
        marginBlockStart: '4px',
        paddingInlineStart: '24px',
        '& > [role=alert], & > [role=alert] > span': { display: 'inline' },
        '& > [role=alert] > :first-child': { position: 'absolute', insetInlineStart: 0 },
      }
    : {},
);
