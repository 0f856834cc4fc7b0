import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { SPACE } from '../../ui/styling/base';
import { transition } from '../../store/widget';
import { Button } from '../../ui/buttons/Button';
import { ErrorIcon } from '../../ui/icons/icons';
import { ErrorDetail } from '../../ui/feedback/ErrorText';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { sharedStrings } from '../../ui/text/shared.strings';
import { useMessages, useErrorText } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { BackToMain } from '../shared/BackToMain';
import { useWidgetDispatch, useFocusOnMount, useScreen } from '../shared/hooks';
import { cryptoSlice, type CryptoProblem } from './slice';
import { cryptoStrings } from './strings';

const Mark = styled('span')({
  display: 'flex',
  marginBlockStart: SPACE.small,
  color: tokens.colors.error,
});

/** What the visitor can do about the problem, if known. */
function Advice({ problem: { reason, error } }: { problem: CryptoProblem }) {
  const t = useMessages(cryptoStrings);
  const textOf = useErrorText();
  if (reason) return <Text>{t(`crypto.error.${reason}`)}</Text>;
  return error && <Text>{textOf(error).text}</Text>;
}

/** The provider's message, which is not announced. */
function Detail({ problem: { reason, error } }: { problem: CryptoProblem }) {
  const textOf = useErrorText();
  const detail = !reason && error ? textOf(error).detail : undefined;
  return (
    detail && (
      <Text>
        <ErrorDetail>{detail}</ErrorDetail>
      </Text>
    )
  );
}

/** §8 Crypto: a problem with a wallet, with buttons to try again and to go back. */
export function CryptoError() {
  const t = useMessages(cryptoStrings);
  const shared = useMessages(sharedStrings);
  const { problem } = useScreen(cryptoSlice);
  const dispatch = useWidgetDispatch();
  return (
    <Screen
      title={t('crypto.error.title')}
      focusOnMount={useFocusOnMount()}
      back={<BackToMain />}
      above={
        <Mark>
          <ErrorIcon size={56} />
        </Mark>
      }
    >
      <Stack role="alert">
        <Text>{t(`crypto.error.${problem?.step ?? 'connect'}`)}</Text>
        {problem && <Advice problem={problem} />}
        <Text>{t('crypto.error.content')}</Text>
      </Stack>
      {problem && <Detail problem={problem} />}
      <Button onClick={() => dispatch(transition('CryptoConnect'))}>{shared('button.retry')}</Button>
    </Screen>
  );
}
