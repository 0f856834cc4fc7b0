import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton';
import { CheckIcon } from '../../../ui/icons/symbols/CheckIcon';
import { DeleteIcon } from '../../../ui/icons/symbols/DeleteIcon';
import { EditIcon } from '../../../ui/icons/symbols/EditIcon';
import { useStrings } from '../../../ui/text/strings';
import { useFilledValue } from '../../../ui/inputs/useFilledValue';
import { useWidgetDispatch } from '../../hooks';
import { passkeyStrings } from '../strings';
import { ManagerMark } from './ManagerMark';
import { Icons, ManagerName, NameForm, NameInput, Row } from './PasskeyRow.styles';
import {
  deleteRequested,
  editEnded,
  editStarted,
  renamed,
  type PasskeyEntry,
  type PasskeyManager,
} from './slice';

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
  const t = useStrings(passkeyStrings);
  const dispatch = useWidgetDispatch();
  const [draft, setDraft] = useState(name);
  const { ref: input, defaultValue } = useFilledValue<HTMLInputElement>(isEdited ? draft : name, setDraft);
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
