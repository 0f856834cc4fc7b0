import { tokens } from '../../../domain/theme/tokens';
import { styled } from '../../../ui/styling/styled';
import { shade } from '../../../ui/styling/base';
import { DeviceIcon, PasskeyIcon, SafeIcon } from '../../../ui/icons/icons';
import { Button } from '../../../ui/buttons/Button';
import { IconLabel } from '../../../ui/buttons/IconLabel';
import { Notice } from '../../../ui/feedback/Notice';
import { Screen } from '../../../ui/screen/Screen';
import { sharedStrings } from '../../../ui/text/shared.strings';
import { Stack } from '../../../ui/layout/Stack';
import { useMessages } from '../../../ui/text/messages';
import { Bold, Text } from '../../../ui/text/Text';
import { selectVisitor } from '../../../store/session';
import { useWidgetDispatch, useFocusOnMount, useScreen, useWidget } from '../../shared/hooks';
import { Problem } from '../Problem';
import { passkeyStrings } from '../strings';
import { createRequested, passkeyRegistrationSlice, retryRequested, skipRequested } from './slice';

/** A tinted band with icons above the title. */
const Band = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '20px',
  height: '96px',
  borderRadius: tokens.container.borderRadius,
  color: tokens.colors.secondary,
  backgroundColor: shade(tokens.colors.primary, 6),
});

const Middle = styled('span')({
  display: 'flex',
  padding: '12px',
  border: `1px solid ${tokens.container.borderColor}`,
  borderRadius: '50%',
  color: tokens.colors.success,
  backgroundColor: tokens.container.backgroundColor,
});

/** A passkey between a device and its lock. */
const Picture = () => (
  <Band>
    <DeviceIcon size={28} />
    <Middle>
      <PasskeyIcon size={36} />
    </Middle>
    <SafeIcon size={28} />
  </Band>
);

function Choices() {
  const t = useMessages(passkeyStrings);
  const shared = useMessages(sharedStrings);
  const { user, canCreate, isCreating } = useScreen(passkeyRegistrationSlice);
  const isSignedIn = useWidget((_, state) => selectVisitor(state) !== null);
  const dispatch = useWidgetDispatch();
  const isWaiting = user === 'loading' || isCreating;
  const isOffered = user === 'unread' ? isSignedIn : user !== 'none';
  return (
    <Stack gap="small">
      {!isOffered ? null : canCreate ? (
        <Button pending={isCreating} disabled={isWaiting} onClick={() => dispatch(createRequested())}>
          <IconLabel icon={<PasskeyIcon />}>{t('button.createPasskey')}</IconLabel>
        </Button>
      ) : (
        <Notice>{t('passkey.registrationStart.unsupported')}</Notice>
      )}
      {(user === 'none' || user === 'unread') && (
        <Button
          variant={isOffered && canCreate ? 'secondary' : 'primary'}
          onClick={() => dispatch(retryRequested())}
        >
          {shared('button.retry')}
        </Button>
      )}
      {user !== 'none' && (
        <Button variant="secondary" disabled={isWaiting} onClick={() => dispatch(skipRequested())}>
          {t('button.skip')}
        </Button>
      )}
    </Stack>
  );
}

/** §2 Passkey registration widget, start. */
export function PasskeyRegistrationStart() {
  const t = useMessages(passkeyStrings);
  return (
    <Screen title={t('passkey.registrationStart.title')} above={<Picture />} focusOnMount={useFocusOnMount()}>
      <Problem />
      <Text>
        <Bold>{t('passkey.registrationStart.subtitle')}</Bold>
      </Text>
      <Text>{t('passkey.registrationStart.description')}</Text>
      <Choices />
    </Screen>
  );
}
