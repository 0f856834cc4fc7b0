import styled from '@emotion/styled';
import { STRENGTH_BARS } from '../../domain/constants';
import { joinSentences } from '../../domain/text/sentences';
import type { Theme } from '../../domain/theme/theme';
import { motion, reset } from '../styling/base';
import { Block } from '../layout/Block';
import { passwordFieldStrings } from './password.strings';
import { useLocale, useStrings } from '../text/strings';
import { Text } from '../text/Text';
import { VisuallyHidden } from '../text/VisuallyHidden';

type Fill = 'none' | 'weak' | 'safe';

/** §5 Password strength: the theme's error and success colours, which are visible on dark cards too. */
const colorOf = ({ colors, container }: Theme, fill: Fill): string =>
  ({ none: container.borderColor, weak: colors.error, safe: colors.success })[fill];

// The top margin keeps it apart from an error of several lines, which is drawn into the gap.
const Bars = styled.div({ ...reset, display: 'flex', gap: '4px', marginBlock: '12px 8px' });

const Bar = styled.span<{ $fill: Fill; $provisional: boolean }>(({ theme, $fill, $provisional }) => ({
  ...reset,
  display: 'block',
  flex: 1,
  height: '4px',
  borderRadius: '2px',
  backgroundColor: colorOf(theme, $fill),
  // A translucent bar is an estimate that the provider has not confirmed yet.
  opacity: $provisional ? '0.45' : 1,
  ...motion({ transition: 'background-color 120ms ease-out, opacity 120ms ease-out' }),
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    backgroundColor: $fill === 'none' ? 'Canvas' : 'CanvasText',
    forcedColorAdjust: 'none',
  },
}));

/** Reserves two lines, so that nothing below moves. */
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

/** §5 Password strength: scores 0 and 1 give one bar, each further point one more. */
const barsOf = (score: StrengthScore): number => Math.min(STRENGTH_BARS, Math.max(1, Math.round(score)));

export interface StrengthMeterProps {
  id: string;
  score?: StrengthScore;
  /** The score is a local estimate until the provider has answered. */
  provisional?: boolean;
  /** The provider's warning about the password. */
  warning?: string;
}

export function StrengthMeter({ id, score, provisional = false, warning }: StrengthMeterProps) {
  const t = useStrings(passwordFieldStrings);
  const locale = useLocale();
  const filled = score === undefined ? 0 : barsOf(score);
  const fill = score !== undefined && score >= SAFE_SCORE ? 'safe' : 'weak';
  const strength = t(
    score === undefined ? 'password.strength.unknown' : (NAMES[Math.round(score)] ?? NAMES[0]),
  );
  const words = provisional ? t('password.strength.provisional', { strength }) : strength;
  const said = score === undefined ? '' : joinSentences(warning ? [words, warning] : [words], locale);
  return (
    <Block>
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
            $fill={index < filled ? fill : 'none'}
            $provisional={provisional && index < filled}
          />
        ))}
      </Bars>
      <Words id={id}>
        <Text variant="helper">{said}</Text>
      </Words>
      {/* Announced only when confirmed, because an announcement for each key would disturb typing. */}
      <VisuallyHidden role="status">
        {said && !provisional ? `${t('password.strength.label')}: ${said}` : ''}
      </VisuallyHidden>
    </Block>
  );
}
