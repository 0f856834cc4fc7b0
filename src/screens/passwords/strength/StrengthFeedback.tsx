import { localErrors } from '../../../domain/errors/errorRules';
import { Block, Unseen } from '../../../ui/layout/Block';
import { Button } from '../../../ui/buttons/Button';
import { ErrorText } from '../../../ui/feedback/ErrorText';
import { passwordFieldStrings } from '../../../ui/inputs/password.strings';
import { PasswordRules } from '../../../ui/inputs/PasswordRules';
import { StrengthMeter } from '../../../ui/inputs/StrengthMeter';
import { Stack } from '../../../ui/layout/Stack';
import { useStrings, useTextById } from '../../../ui/text/strings';
import { Text } from '../../../ui/text/Text';
import { useBootstrap, useScreen } from '../../hooks';
import { policyOf, strengthSlice } from './slice';
import { strengthStrings } from './strings';
import { warningText } from './warningText';

interface StrengthFeedbackProps {
  id: string;
  /** Repeats the provider's check of the typed password. */
  onCheckAgain: () => void;
}

/** §5 Password strength: feedback on a new password: a meter or rules, depending on the project's policy. */
export function StrengthFeedback({ id, onCheckAgain }: StrengthFeedbackProps) {
  const t = useStrings(passwordFieldStrings);
  const own = useStrings(strengthStrings);
  const textOf = useTextById();
  const { passwordConfig } = useBootstrap();
  const { status, estimate, judgement, error } = useScreen(strengthSlice);
  const breached = judgement?.breached ? t('password.strengthError.breached') : '';
  if (status === 'failed') {
    const failure = localErrors(strengthStrings)('password.strength.checkFailed');
    // The provider's own text helps only with an invalid email address; all other failures get a general
    // text.
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
  // The first answer tells whether the project has a policy. Space for the expected feedback is reserved
  // before and after it, so that nothing below moves.
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
