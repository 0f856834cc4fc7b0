import { styled } from '../../../ui/styling/styled';
import { AFTER_ICON } from '../../../ui/feedback/ErrorText';
import { block } from '../../../ui/layout/Block';

/** An error without reserved lines, and a button below it. */
export const Failure = styled('div')(block, {
  '& > [role=alert]': { minHeight: 0, marginBlock: '4px -4px' },
});

/** Below the text of the error, beside its icon. */
export const Retry = styled('div')(block, AFTER_ICON);
