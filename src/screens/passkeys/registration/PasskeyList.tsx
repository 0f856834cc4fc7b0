import { useElementId } from '../../../ui/useElementId';
import { tokens } from '../../../domain/theme/tokens';
import { styled } from '../../../ui/styling/styled';
import { useEffect, useRef } from 'react';
import { focusOn } from '../../../ui/focus';
import { Stack } from '../../../ui/layout/Stack';
import { useMessages } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { useScreen } from '../../shared/hooks';
import { passkeyStrings } from '../strings';
import { PasskeyRow } from './PasskeyRow';
import { passkeyRegistrationSlice } from './slice';

const Title = styled('h3')({
  ...tokens.typography.body,
  display: 'block',
  fontWeight: 600,
  color: tokens.colors.primary,
});

const Rows = styled('ul')({
  display: 'block',
  border: `1px solid ${tokens.container.borderColor}`,
  borderRadius: tokens.container.borderRadius,
  overflow: 'hidden',
});

export function PasskeyList() {
  const t = useMessages(passkeyStrings);
  const { passkeys, editing, deleting, managers } = useScreen(passkeyRegistrationSlice);
  const title = useRef<HTMLHeadingElement>(null);
  const count = useRef(passkeys.length);

  // A deletion removes the focused row, so the list's title gets the focus.
  useEffect(() => {
    if (passkeys.length < count.current && deleting === null) focusOn(title.current);
    count.current = passkeys.length;
  }, [passkeys.length, deleting]);

  const titleId = useElementId('passkeys-title');
  return (
    <Stack gap="small">
      <Title ref={title} id={titleId}>
        {t('passkey.registrationSuccess.existingPasskeys')}
      </Title>
      {passkeys.length === 0 ? (
        <Text variant="helper">{t('passkey.registrationSuccess.none')}</Text>
      ) : (
        <Rows role="list" aria-labelledby={titleId}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              manager={managers[passkey.id]}
              isEdited={editing === passkey.id}
              hasIcons={deleting === null && (editing === null || editing === passkey.id)}
              isDeleting={deleting === passkey.id}
            />
          ))}
        </Rows>
      )}
    </Stack>
  );
}
