import { block } from '../../../ui/layout/Stack';
import { styled } from '../../../ui/styling/styled';
import { AFTER_ICON, errorIdOf, ErrorText } from '../../../ui/feedback/ErrorText';
import { strengthWarnings, strengthStrings } from './strings';
import { useMemo } from 'react';
import { localErrors } from '../../../domain/errors/errorRules';
import type { AuthError } from '../../../domain/errors/errors';
import { joinSentences } from '../../../domain/text/sentences';
import { TextButton } from '../../../ui/buttons/TextButton';
import { passwordFieldStrings } from '../../../ui/inputs/password.strings';
import { PasswordRules } from '../../../ui/inputs/PasswordRules';
import { SAFE_SCORE, StrengthMeter } from '../../../ui/inputs/StrengthMeter';
import { SwapInPlace } from '../../../ui/layout/SwapInPlace';
import { useLocale, useMessages, useMessageById } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { useBootstrap, useScreen } from '../../shared/hooks';
import { policyOf, strengthSlice } from './slice';

/** An error without reserved lines, and a button below it. */
const Failure = styled('div')(block, {
  '& > [part~=error]': { minHeight: 0, marginBlock: '4px -4px' },
});

/** Below the text of the error, beside its icon. */
const Retry = styled('div')(block, AFTER_ICON);

type WarningId = keyof typeof strengthWarnings;

/** Ports of zxcvbn differ in quotes and full stops. */
const bare = (sentence: string): string => sentence.replace(/["'“”.]/g, '');

const IDS: ReadonlyMap<string, WarningId> = new Map(
  Object.entries({
    ...strengthWarnings,
    // zxcvbn's own sentences that ours replace.
    'password.zxcvbn.warning.top10CommonPassword': 'This is a top-10 common password',
    'password.zxcvbn.warning.top100CommonPassword': 'This is a top-100 common password',
  }).map(([id, sentence]) => [bare(sentence), id as WarningId]),
);

/** The text for a warning of zxcvbn; another warning is shown as it is. */
function warningText(message: string): { id?: WarningId; message: string } {
  const id = IDS.get(bare(message));
  return { id, message: id ? strengthWarnings[id] : message };
}

const feedbackIdOf = (id: string): string => `${id}-strength`;

/** The id of the text about the field: the error, if there is one, or else the feedback. */
export function useDescription(id: string, error: AuthError | null): string {
  const { status } = useScreen(strengthSlice);
  return error || status === 'failed' ? errorIdOf(id) : feedbackIdOf(id);
}

/** Characters of a warning that leaves room for advice in two lines. */
const LONGEST_ADVISED = 50;

interface FeedbackProps {
  id: string;
  asked: number;
}

/** A meter or rules, depending on the project's policy. */
function Feedback({ id, asked }: FeedbackProps) {
  const t = useMessages(passwordFieldStrings);
  const own = useMessages(strengthStrings);
  const textOf = useMessageById();
  const locale = useLocale();
  const { passwordConfig } = useBootstrap();
  const { status, estimate, judgement } = useScreen(strengthSlice);
  const hint = own('password.strength.hint');
  const breached = t('password.strengthError.breached');
  const isBreached = judgement?.breached === true;
  // The first answer tells whether the project has a policy. Without one, the meter or the rules disappear, and their
  // space stays.
  const hintOnly = judgement?.policy === 'none';
  const policy = policyOf(hintOnly ? null : judgement, passwordConfig);
  if (policy === 'zxcvbn') {
    const isGuess = status === 'checking';
    const advised = (warning: string) =>
      warning.length > LONGEST_ADVISED
        ? warning
        : joinSentences([warning, own('password.strength.advice')].filter(Boolean), locale);
    const ownWarning = textOf(warningText(judgement?.warning ?? ''));
    const isWeak = (judgement?.score ?? 0) < SAFE_SCORE;
    const warning = isBreached ? breached : isWeak ? advised(ownWarning) : ownWarning;
    return (
      <StrengthMeter
        id={id}
        score={hintOnly ? undefined : isGuess ? (estimate ?? undefined) : judgement?.score}
        provisional={isGuess}
        warning={isGuess ? undefined : warning}
        usualWarnings={[
          breached,
          ...Object.entries(strengthWarnings).map(([id, message]) => advised(textOf({ id, message }))),
        ]}
        hint={hint}
        hintOnly={hintOnly}
        asked={asked}
      />
    );
  }
  const known = status === 'empty' || hintOnly ? null : judgement;
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
      ]}
      hint={hint}
      hintOnly={hintOnly}
      warning={breached}
      isWarned={known !== null && isBreached}
      asked={asked}
    />
  );
}

interface StrengthFeedbackProps {
  /** The id of the input. */
  id: string;
  /** The error of the last attempt to submit the password. */
  error: AuthError | null;
  /** Repeats the provider's check of the typed password. */
  onCheckAgain: () => void;
  /** How often Enter was pressed in the field without a password that is accepted. */
  asked: number;
}

/** §5 Password strength: feedback on a new password. An error takes its place. */
export function StrengthFeedback({ id, error, onCheckAgain, asked }: StrengthFeedbackProps) {
  const own = useMessages(strengthStrings);
  const { status, error: checkError } = useScreen(strengthSlice);
  const hasFailed = status === 'failed' && !error;
  const failure = useMemo(
    // The provider's own text helps only with an invalid email address.
    () =>
      checkError?.kind === 'api' && checkError.error_type === 'invalid_email'
        ? checkError
        : localErrors(strengthStrings)('password.strength.checkFailed'),
    [checkError],
  );
  const shown = hasFailed ? failure : error;
  return (
    <SwapInPlace
      isReplaced={shown !== null}
      replacement={
        <Failure>
          <ErrorText id={id} error={shown} />
          {hasFailed && (
            <Retry>
              <Text variant="helper">
                <TextButton onClick={onCheckAgain}>{own('password.strength.checkAgain')}</TextButton>
              </Text>
            </Retry>
          )}
        </Failure>
      }
    >
      <Feedback id={feedbackIdOf(id)} asked={asked} />
    </SwapInPlace>
  );
}
