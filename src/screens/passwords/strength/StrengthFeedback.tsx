import type { AuthError } from '../../../domain/errors';
import { Block, Unseen } from '../../../ui/Block';
import { Button } from '../../../ui/Button';
import { ErrorText } from '../../../ui/ErrorText';
import { passwordFieldStrings } from '../../../ui/password.strings';
import { PasswordRules } from '../../../ui/PasswordRules';
import { StrengthMeter } from '../../../ui/StrengthMeter';
import { Stack } from '../../../ui/Stack';
import { useStrings, useTextById } from '../../../ui/strings';
import { Text } from '../../../ui/Text';
import { useBootstrap, useScreen } from '../../hooks';
import { policyOf, strengthSlice } from './slice';
import { strengthStrings } from './strings';
import { warningText } from './warningText';

interface StrengthFeedbackProps {
  id: string;
  /** Asks the provider again about what stands in the field. */
  onCheckAgain: () => void;
}

/** §5 What is said of a new password: a meter or rules, as the project's policy has it. */
export function StrengthFeedback({ id, onCheckAgain }: StrengthFeedbackProps) {
  const t = useStrings(passwordFieldStrings);
  const own = useStrings(strengthStrings);
  const textOf = useTextById();
  const { passwordConfig } = useBootstrap();
  const { status, estimate, judgement, error } = useScreen(strengthSlice);
  const breached = judgement?.breached ? t('password.strengthError.breached') : '';
  if (status === 'failed') {
    const failure: AuthError = {
      kind: 'local',
      id: 'password.strength.checkFailed',
      message: strengthStrings['password.strength.checkFailed'],
    };
    // Only of a wrong email address does the provider's own text help; a visitor cannot mend the rest but by trying again.
    const shown = error?.kind === 'api' && error.error_type === 'invalid_email' ? error : failure;
    return (
      <Stack gap="small">
        <ErrorText id={id} error={shown} />
        <Text variant="helper">
          <Button variant="text" onClick={onCheckAgain}>
            {own('password.strength.checkAgain')}
          </Button>
        </Text>
      </Stack>
    );
  }
  const policy = policyOf(judgement, passwordConfig);
  if (policy === 'zxcvbn') {
    // Whether the project rates passwords at all is known with the first answer: until then the meter's place is kept.
    const Place = judgement ? Block : Unseen;
    const isGuess = status === 'checking';
    return (
      <Place>
        <StrengthMeter
          id={id}
          score={isGuess ? (estimate ?? undefined) : judgement?.score}
          provisional={isGuess}
          warning={isGuess ? undefined : breached || textOf(warningText(judgement?.warning ?? ''))}
        />
      </Place>
    );
  }
  if (policy !== 'luds') return null;
  const known = status === 'empty' ? null : judgement;
  return (
    <PasswordRules
      id={id}
      rules={[
        {
          text: t('password.strengthError.minimumLength', {
            characterLength: passwordConfig?.ludsMinimumCount ?? 0,
          }),
          met: known ? known.missingCharacters === 0 : undefined,
        },
        {
          text: t('password.strengthError.complexity', { complexity: passwordConfig?.ludsComplexity ?? 0 }),
          met: known ? known.missingComplexity === 0 : undefined,
        },
        ...(known?.breached ? [{ text: breached, met: false }] : []),
      ]}
    />
  );
}
