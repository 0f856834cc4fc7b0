import styled from '@emotion/styled';
import { STRENGTH_BARS } from '../domain/constants';
import { motion, reset } from './base';
import { passwordFieldStrings } from './password.strings';
import { useStrings } from './strings';
import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

/** §5 The colours are the specification's, whatever the theme; what they mean is always said in words as well. */
const COLORS = { none: '#ADBCC5', weak: '#8B1214', safe: '#0C5A56' } as const;

const Bars = styled.div({ ...reset, display: 'flex', gap: '4px', marginBlockEnd: '6px' });

const Bar = styled.span<{ $color: string; $provisional: boolean }>(({ $color, $provisional }) => ({
  ...reset,
  display: 'block',
  flex: 1,
  height: '6px',
  borderRadius: '3px',
  backgroundColor: $color,
  // A lighter bar is a guess that the provider has not confirmed yet.
  opacity: $provisional ? 0.45 : 1,
  ...motion({ transition: 'background-color 120ms ease-out, opacity 120ms ease-out' }),
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    backgroundColor: $color === COLORS.none ? 'Canvas' : 'CanvasText',
    forcedColorAdjust: 'none',
  },
}));

/** Two lines are kept free, so that no judgement moves what is below. */
const Words = styled.div(({ theme }) => ({
  ...reset,
  display: 'block',
  minHeight: `calc(2 * ${theme.typography.helper.lineHeight})`,
}));

/** zxcvbn's score, 0 to 4. */
export type StrengthScore = number;

const NAMES = [
  'password.strength.veryWeak',
  'password.strength.veryWeak',
  'password.strength.weak',
  'password.strength.good',
  'password.strength.strong',
] as const;

const SAFE_SCORE = 3;

/** §5 0 and 1 give one bar, then one more for each point. */
const barsOf = (score: StrengthScore): number => Math.min(STRENGTH_BARS, Math.max(1, Math.round(score)));

export interface StrengthMeterProps {
  id: string;
  score?: StrengthScore;
  /** A guess made here while the provider's judgement is on its way. */
  provisional?: boolean;
  /** What the provider has to say about the password. */
  warning?: string;
}

export function StrengthMeter({ id, score, provisional = false, warning }: StrengthMeterProps) {
  const t = useStrings(passwordFieldStrings);
  const filled = score === undefined ? 0 : barsOf(score);
  const color = score !== undefined && score >= SAFE_SCORE ? COLORS.safe : COLORS.weak;
  const strength = t(
    score === undefined ? 'password.strength.unknown' : (NAMES[Math.round(score)] ?? NAMES[0]),
  );
  const words = provisional ? t('password.strength.provisional', { strength }) : strength;
  const said = score === undefined ? '' : [words, warning].filter(Boolean).join('. ');
  return (
    <div>
      <Bars
        role="meter"
        aria-label={t('password.strength.label')}
        aria-valuemin={0}
        aria-valuemax={STRENGTH_BARS}
        aria-valuenow={filled}
        aria-valuetext={words}
      >
        {Array.from({ length: STRENGTH_BARS }, (_, index) => (
          <Bar
            key={index}
            $color={index < filled ? color : COLORS.none}
            $provisional={provisional && index < filled}
          />
        ))}
      </Bars>
      <Words id={id}>
        <Text variant="helper">{said}</Text>
      </Words>
      {/* Said aloud once it is settled: a word for every keystroke would drown the typing. */}
      <VisuallyHidden role="status">
        {said && !provisional ? `${t('password.strength.label')}: ${said}` : ''}
      </VisuallyHidden>
    </div>
  );
}
