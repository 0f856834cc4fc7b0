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
  const said = policyOf(judgement, passwordConfig);
  const hasRules = said !== 'none';
  // Whether the project rates passwords at all is known with the first answer: the place of what was expected is kept
  // before it, and after it too, so that nothing below moves.
  const policy = hasRules ? said : policyOf(null, passwordConfig);
  if (policy === 'zxcvbn') {
    const Place = judgement && hasRules ? Block : Unseen;
    const isGuess = status === 'checking';
    const score = isGuess ? (estimate ?? undefined) : judgement?.score;
    return (
      <Place>
        <StrengthMeter
          id={id}
          score={hasRules ? score : undefined}
          provisional={isGuess}
          warning={isGuess ? undefined : breached || textOf(warningText(judgement?.warning ?? ''))}
        />
      </Place>
    );
  }
  const known = status === 'empty' || !hasRules ? null : judgement;
  const rules = (
    <PasswordRules
      id={hasRules ? id : `${id}-kept`}
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
  if (hasRules) return rules;
  return (
    <>
      <Unseen>{rules}</Unseen>
      <Block id={id} />
    </>
  );
}
