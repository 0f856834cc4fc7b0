import { tokens } from '../../domain/theme/tokens';
import { Block } from '../layout/Stack';
import { styled } from '../styling/styled';
import { STRENGTH_BARS } from '../../domain/constants';
import { joinSentences } from '../../domain/text/sentences';
import { helperText, motion } from '../styling/base';
import { LiveAnnouncement } from '../feedback/LiveAnnouncement';
import { ReserveSpace } from '../layout/ReserveSpace';
import { passwordFieldStrings } from './password.strings';
import { useLocale, useMessages } from '../text/messages';
import { Text } from '../text/Text';

type Fill = 'none' | 'weak' | 'safe';

/** §5 Password strength: the theme's error and success colours, which are visible on dark cards too. */
const COLORS: Record<Fill, string> = {
  none: tokens.container.borderColor,
  weak: tokens.colors.error,
  safe: tokens.colors.success,
};

const Bars = styled('div')<{ $unseen: boolean }>(({ $unseen }) => ({
  display: 'flex',
  gap: '4px',
  marginBlock: '12px 8px',
  ...($unseen && { visibility: 'hidden' }),
}));

const Bar = styled('span')<{ $fill: Fill; $provisional: boolean }>(({ $fill, $provisional }) => ({
  display: 'block',
  flex: 1,
  height: '4px',
  borderRadius: '2px',
  backgroundColor: COLORS[$fill],
  // A translucent bar is an estimate that the provider has not confirmed yet.
  opacity: $provisional ? '0.45' : 1,
  ...motion({ transition: 'background-color 120ms ease-out, opacity 120ms ease-out' }),
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    backgroundColor: $fill === 'none' ? 'Canvas' : 'CanvasText',
    forcedColorAdjust: 'none',
  },
}));

/** At least two lines, for warnings that are not among the usual ones. */
const Content = styled('div')({
  ...helperText,
  display: 'block',
  minHeight: `calc(2 * ${tokens.typography.helper.lineHeight})`,
});

const Verdict = styled('span')<{ $fill: Fill }>(({ $fill }) => ({
  display: 'block',
  color: COLORS[$fill],
}));

/** zxcvbn's score, 0 to 4. */
type StrengthScore = number;

const NAMES = [
  'password.strength.veryWeak',
  'password.strength.veryWeak',
  'password.strength.weak',
  'password.strength.good',
  'password.strength.strong',
] as const;

export const SAFE_SCORE = 3;

/** §5 Password strength: scores 0 and 1 give one bar, each further point one more. */
const barsOf = (score: StrengthScore): number => Math.min(STRENGTH_BARS, Math.max(1, Math.round(score)));

interface StrengthMeterProps {
  id: string;
  score?: StrengthScore;
  /** The score is a local estimate until the provider has answered. */
  provisional?: boolean;
  /** The provider's warning about the password. */
  warning?: string;
  /** Warnings whose space is reserved. */
  usualWarnings?: readonly string[];
  /** Shown while there is no score. */
  hint?: string;
  /** Hides the bars, which keep their space. */
  hintOnly?: boolean;
  /** How often the visitor has asked for the judgement, which is announced again each time. */
  asked?: number;
}

export function StrengthMeter(props: StrengthMeterProps) {
  const { id, score, provisional = false, warning, usualWarnings = [], hint = '', hintOnly = false } = props;
  const t = useMessages(passwordFieldStrings);
  const locale = useLocale();
  const filled = score === undefined ? 0 : barsOf(score);
  const fill = score !== undefined && score >= SAFE_SCORE ? 'safe' : 'weak';
  const strength = t(
    score === undefined ? 'password.strength.unknown' : (NAMES[Math.round(score)] ?? NAMES[0]),
  );
  const valueText = provisional ? t('password.strength.provisional', { strength }) : strength;
  const sentenceOf = (text: string, more?: string) => joinSentences(more ? [text, more] : [text], locale);
  const said = score === undefined ? '' : sentenceOf(valueText, warning);
  // Announced only when confirmed, because an announcement for each key would disturb typing.
  const announced = said && !provisional ? `${t('password.strength.label')}: ${said}` : '';
  const longest = NAMES.map((name) => t(name)).reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <Block>
      <Bars
        $unseen={hintOnly}
        role="meter"
        aria-label={t('password.strength.label')}
        aria-valuemin={0}
        aria-valuemax={STRENGTH_BARS}
        aria-valuenow={filled}
        aria-valuetext={valueText}
      >
        {Array.from({ length: STRENGTH_BARS }, (_, index) => (
          <Bar
            key={index}
            $fill={index < filled ? fill : 'none'}
            $provisional={provisional && index < filled}
          />
        ))}
      </Bars>
      <Content id={id}>
        <ReserveSpace texts={[hint, ...usualWarnings.map((usual) => sentenceOf(longest, usual))]}>
          <Text variant="helper">
            {said && !provisional ? <Verdict $fill={fill}>{said}</Verdict> : said || hint}
          </Text>
        </ReserveSpace>
      </Content>
      <LiveAnnouncement about={`${announced} ${props.asked ?? 0}`} text={announced} />
    </Block>
  );
}
