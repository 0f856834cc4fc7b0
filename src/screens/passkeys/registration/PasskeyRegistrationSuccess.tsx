import { useEffect, useRef, type KeyboardEvent } from 'react';
import { tokens } from '../../../domain/theme/tokens';
import { styled } from '../../../ui/styling/styled';
import { Button } from '../../../ui/buttons/Button';
import { GuardedButton } from '../../../ui/buttons/GuardedButton';
import { Notice } from '../../../ui/feedback/Notice';
import { Screen } from '../../../ui/screen/Screen';
import { Block, Stack } from '../../../ui/layout/Stack';
import { useMessages } from '../../../ui/text/messages';
import { Bold, Text } from '../../../ui/text/Text';
import { useWidgetDispatch, useFocusOnMount, useScreen } from '../../shared/hooks';
import { passkeyStrings } from '../strings';
import { PasskeyList } from './PasskeyList';
import { anotherRequested, deleteCancelled, deleted, doneRequested, passkeyRegistrationSlice } from './slice';

const Destructive = styled('div')({
  display: 'block',
  '@media (forced-colors: none)': {
    '& > button': {
      color: tokens.container.backgroundColor,
      backgroundColor: tokens.colors.error,
      borderColor: tokens.colors.error,
    },
  },
});

function DeleteChoices({ id, name }: { id: string; name: string }) {
  const t = useMessages(passkeyStrings);
  const dispatch = useWidgetDispatch();
  const cancel = useRef<HTMLButtonElement>(null);
  // The pressed icon was removed. Cancel gets the focus, so that pressing Enter twice deletes nothing.
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dispatch(deleteCancelled());
  };
  return (
    <Block onKeyDown={leaveOnEscape}>
      <Stack gap="small">
        <Notice kind="warning" role="alert">
          <Text>
            <Bold>{t('passkey.registrationSuccess.deleteQuestion', { name })}</Bold>
          </Text>
          <Text>{t('passkey.registrationSuccess.deleteWarning')}</Text>
        </Notice>
        <Destructive>
          <GuardedButton onClick={() => dispatch(deleted(id))}>{t('button.delete')}</GuardedButton>
        </Destructive>
        <Button ref={cancel} variant="secondary" onClick={() => dispatch(deleteCancelled())}>
          {t('button.cancel')}
        </Button>
      </Stack>
    </Block>
  );
}

/** §2 Passkey registration widget, success: the user's passkeys, by name. */
export function PasskeyRegistrationSuccess() {
  const t = useMessages(passkeyStrings);
  const { passkeys, editing, deleting, isOneMade } = useScreen(passkeyRegistrationSlice);
  const dispatch = useWidgetDispatch();
  const doomed = passkeys.find(({ id }) => id === deleting);
  const title = isOneMade
    ? 'passkey.registrationSuccess.title'
    : 'passkey.registrationSuccess.titleWithoutNew';
  return (
    <Screen title={t(title)} focusOnMount={useFocusOnMount()}>
      <PasskeyList />
      {doomed ? (
        <DeleteChoices id={doomed.id} name={doomed.name || t('passkey.registrationSuccess.unnamed')} />
      ) : (
        <Stack gap="small">
          <Button
            variant="secondary"
            disabled={editing !== null}
            onClick={() => dispatch(anotherRequested())}
          >
            {t('passkey.registrationSuccess.setupAnother')}
          </Button>
          <Button disabled={editing !== null} onClick={() => dispatch(doneRequested())}>
            {t('button.done')}
          </Button>
        </Stack>
      )}
    </Screen>
  );
}
