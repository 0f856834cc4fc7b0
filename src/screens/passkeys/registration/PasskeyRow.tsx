import { tokens } from '../../../domain/theme/tokens';
import { styled } from '../../../ui/styling/styled';
import { fieldText, helperText, shade } from '../../../ui/styling/base';
import {
  DeviceIcon,
  PasskeyIcon,
  SafeIcon,
  SecurityKeyIcon,
  CheckIcon,
  DeleteIcon,
  EditIcon,
} from '../../../ui/icons/icons';
import {
  type PasskeyManager,
  deleteRequested,
  editEnded,
  editStarted,
  renamed,
  type PasskeyEntry,
} from './slice';
import type { CSSObject } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton';
import { useMessages } from '../../../ui/text/messages';
import { useUncontrolledField } from '../../../ui/inputs/useUncontrolledField';
import { useWidgetDispatch } from '../../shared/hooks';
import { passkeyStrings } from '../strings';

const Row = styled('li')<{ $isDeleting: boolean }>(({ $isDeleting }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '60px',
  padding: '8px 8px 8px 12px',
  color: tokens.colors.primary,
  ...($isDeleting && { backgroundColor: shade(tokens.colors.error, 10) }),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${tokens.container.borderColor}` },
}));

/** Icon of the passkey's authenticator. */
const Mark = styled('span')({
  display: 'block',
  flex: 'none',
  color: tokens.colors.secondary,
});

const NameForm = styled('form')({ display: 'block', flex: 1, minWidth: 0 });

/** A name may have another text direction than the page, and is aligned like the page's text. */
const aligned = { textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies CSSObject;

/** Of several lines rather than cut off, because names often differ at their end. */
const Name = styled('span')({
  ...fieldText,
  ...aligned,
  display: 'block',
  lineHeight: 'max(24px, 1.33em)',
  overflowWrap: 'anywhere',
});

const NameInput = styled('input')({
  ...fieldText,
  // A negative offset, because the icon is close.
  '&:focus': { outline: `${tokens.outlineWidth} solid ${tokens.colors.primary}`, outlineOffset: '-2px' },
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: 'max(32px, 1.7em)',
  padding: '0 4px',
  marginInline: '-5px',
  // Higher than the text that it replaces, in the row's padding, so that nothing moves.
  marginBlock: '-7px -1px',
  border: `1px solid ${tokens.inputs.borderColor}`,
  borderRadius: tokens.inputs.borderRadius,
  textOverflow: 'ellipsis',
  ...aligned,
  '&::placeholder': { color: tokens.colors.primary, opacity: 1 },
  '&:disabled': { display: 'none' },
});

const ManagerName = styled('span')<{ $isDeleting: boolean }>(({ $isDeleting }) => ({
  ...helperText,
  // The secondary colour has too little contrast on the coloured row.
  ...($isDeleting && { color: tokens.colors.primary }),
  display: 'block',
  overflowWrap: 'anywhere',
}));

/** As wide as both buttons also while it is empty, so that the lines of a row do not break elsewhere. */
const Icons = styled('span')({
  display: 'flex',
  flex: 'none',
  gap: '4px',
  minWidth: '68px',
});

const ICONS = {
  device: DeviceIcon,
  passwordManager: SafeIcon,
  securityKey: SecurityKeyIcon,
  unknown: PasskeyIcon,
} as const;

/** A generic icon for each kind of authenticator. */
function ManagerMark({ manager }: { manager: PasskeyManager | undefined }) {
  const KindIcon = ICONS[manager?.kind ?? 'unknown'];
  return (
    <Mark>
      <KindIcon size={24} />
    </Mark>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyEntry;
  manager: PasskeyManager | undefined;
  isEdited: boolean;
  isDeleting: boolean;
  hasIcons: boolean;
}

/** Returns the focus to the icon that opened the edit or the deletion, after it ended. */
function useFocusAfter(isOn: boolean, find: () => HTMLElement | null | undefined): void {
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current && !isOn) find()?.focus({ preventScroll: true });
    was.current = isOn;
  });
}

export function PasskeyRow({
  passkey: { id, name },
  manager,
  isEdited,
  isDeleting,
  hasIcons,
}: PasskeyRowProps) {
  const t = useMessages(passkeyStrings);
  const dispatch = useWidgetDispatch();
  const [draft, setDraft] = useState(name);
  const { ref: input, defaultValue } = useUncontrolledField<HTMLInputElement>(
    isEdited ? draft : name,
    setDraft,
  );
  const icons = useRef<HTMLSpanElement>(null);
  const shownName = name || t('passkey.registrationSuccess.unnamed');

  useEffect(() => {
    if (!isEdited) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [isEdited, input]);
  useFocusAfter(isEdited, () => icons.current?.querySelector('button'));
  useFocusAfter(isDeleting, () => icons.current?.querySelector<HTMLElement>('button:last-of-type'));

  const edit = () => {
    setDraft(name);
    dispatch(editStarted(id));
  };
  const save = () => {
    const given = (input.current?.value ?? draft).trim();
    // An empty name is not saved, because rows could not be told apart.
    if (given === '' || given === name) dispatch(editEnded());
    else dispatch(renamed({ id, name: given }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dispatch(editEnded());
  };

  return (
    <Row $isDeleting={isDeleting}>
      <ManagerMark manager={manager} />
      <NameForm onSubmit={submit}>
        {!isEdited && (
          <Name dir="auto" translate="no">
            {shownName}
          </Name>
        )}
        <NameInput
          ref={input}
          name="passkey-name"
          type="text"
          defaultValue={defaultValue}
          placeholder={t('passkey.registrationSuccess.unnamed')}
          dir="auto"
          disabled={!isEdited}
          autoComplete="off"
          aria-label={t('passkey.registrationSuccess.name')}
          onKeyDown={leaveOnEscape}
          data-1p-ignore=""
          data-testid={`editable-row-input-${id}`}
        />
        {manager && <ManagerName $isDeleting={isDeleting}>{manager.name}</ManagerName>}
      </NameForm>
      <Icons ref={icons}>
        {hasIcons && (
          <>
            {isEdited ? (
              <IconButton
                small
                label={t('passkey.registrationSuccess.save', { name: shownName })}
                testId={`clickable-edit-icon-save${id}`}
                onClick={save}
              >
                <CheckIcon />
              </IconButton>
            ) : (
              <IconButton
                small
                label={t('passkey.registrationSuccess.edit', { name: shownName })}
                testId={`clickable-edit-icon-edit${id}`}
                onClick={edit}
              >
                <EditIcon />
              </IconButton>
            )}
            <IconButton
              small
              label={t('passkey.registrationSuccess.delete', { name: shownName })}
              testId={`clickable-edit-icon-delete${id}`}
              onClick={() => dispatch(deleteRequested(id))}
            >
              <DeleteIcon />
            </IconButton>
          </>
        )}
      </Icons>
    </Row>
  );
}
