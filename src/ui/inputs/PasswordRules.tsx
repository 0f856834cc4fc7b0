import { tokens } from '../../domain/theme/tokens';
import { Block } from '../layout/Stack';
import { styled } from '../styling/styled';
import { joinSentences } from '../../domain/text/sentences';
import { AFTER_ICON } from '../feedback/ErrorText';
import { LiveAnnouncement } from '../feedback/LiveAnnouncement';
import { ReserveSpace } from '../layout/ReserveSpace';
import { helperText } from '../styling/base';
import { CheckIcon, CloseIcon } from '../icons/icons';
import { passwordFieldStrings } from './password.strings';
import { useLocale, useMessages } from '../text/messages';
import { VisuallyHidden } from '../text/VisuallyHidden';

const List = styled('ul')<{ $unseen: boolean }>(({ $unseen }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  marginBlockStart: '8px',
  ...($unseen && { visibility: 'hidden' }),
}));

/** Below the rules, which a warning does not move. */
const Note = styled('div')({
  ...helperText,
  display: 'block',
  marginBlockStart: '8px',
});

const Warning = styled('span')({
  display: 'flex',
  gap: '6px',
  color: tokens.colors.error,
});

type Mark = 'met' | 'notMet' | 'open';

const Item = styled('li')<{ $mark: Mark }>(({ $mark }) => ({
  ...tokens.typography.helper,
  display: 'flex',
  gap: '6px',
  color: {
    met: tokens.colors.success,
    notMet: tokens.colors.error,
    open: tokens.colors.secondary,
  }[$mark],
}));

const Sign = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '18px',
  height: tokens.typography.helper.lineHeight,
});

const Dot = styled('span')({
  display: 'block',
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
});

const Content = styled('span')({ display: 'block', minWidth: 0 });

interface PasswordRule {
  text: string;
  /** Whether the password meets the rule; undefined until it was checked. */
  met?: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  hint: string;
  /** Hides the rules, which keep their space. */
  hintOnly?: boolean;
  /** Takes the place of the hint while `isWarned`. */
  warning: string;
  isWarned: boolean;
  /** How often the visitor has asked for the rules, which are announced again each time. */
  asked?: number;
}

const markOf = ({ met }: PasswordRule): Mark => (met === undefined ? 'open' : met ? 'met' : 'notMet');

/**
 * §5 Password strength, LUDS: each rule with its state, as an icon and a word rather than a colour alone, and a warning
 * about a breached password.
 */
export function PasswordRules({
  id,
  rules,
  hint,
  hintOnly = false,
  warning,
  isWarned,
  asked = 0,
}: PasswordRulesProps) {
  const t = useMessages(passwordFieldStrings);
  const locale = useLocale();
  const judged = rules.filter(({ met }) => met !== undefined);
  const said = judged.map(
    (rule) => `${t(rule.met ? 'password.rules.met' : 'password.rules.notMet')} ${rule.text}`,
  );
  const announced = joinSentences(isWarned ? [...said, warning] : said, locale);
  return (
    <>
      <Block id={id}>
        <List $unseen={hintOnly} role="list">
          {rules.map((rule) => {
            const mark = markOf(rule);
            return (
              <Item key={rule.text} $mark={mark}>
                <Sign>
                  {mark === 'met' && <CheckIcon size={18} />}
                  {mark === 'notMet' && <CloseIcon size={18} />}
                  {mark === 'open' && <Dot />}
                </Sign>
                <Content>
                  {mark !== 'open' && <VisuallyHidden>{t(`password.rules.${mark}`)} </VisuallyHidden>}
                  {rule.text}
                </Content>
              </Item>
            );
          })}
        </List>
        <Note>
          <ReserveSpace texts={[hint]}>
            <ReserveSpace texts={[warning]} textStyles={AFTER_ICON}>
              {isWarned ? (
                <Warning>
                  <Sign>
                    <CloseIcon size={18} />
                  </Sign>
                  <Content>{warning}</Content>
                </Warning>
              ) : (
                hint
              )}
            </ReserveSpace>
          </ReserveSpace>
        </Note>
      </Block>
      <LiveAnnouncement about={`${announced} ${asked}`} text={announced} />
    </>
  );
}
