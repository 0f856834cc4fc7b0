import { useMessages } from '../../../ui/text/messages';
import { useWidget } from '../../shared/hooks';
import { secondMethodOf, type SecondMethod } from './secondMethod';
import { StepButton } from './StepButton';
import { passwordStrings } from '../strings';

const LABELS = { link: 'button.emailMagicLink', code: 'button.emailOTP' } as const satisfies Record<
  SecondMethod,
  string
>;

export const useSecondMethod = (): SecondMethod | null =>
  useWidget(({ setup }) => secondMethodOf(setup.config));

export function SecondMethodButton({
  method,
  variant,
}: {
  method: SecondMethod;
  variant: 'primary' | 'text';
}) {
  const t = useMessages(passwordStrings);
  return (
    <StepButton step="secondMethod" variant={variant}>
      {t(LABELS[method])}
    </StepButton>
  );
}
