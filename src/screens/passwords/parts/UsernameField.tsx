import { useElementId } from '../../../ui/useElementId';
import { sharedStrings } from '../../../ui/text/shared.strings';
import { useMessages } from '../../../ui/text/messages';
import { TextInput } from '../../../ui/inputs/TextInput';
import { useWidget } from '../../hooks';

const keep = () => undefined;

/**
 * The email address in the form of its password: password managers store and match the two together.
 * Read-only rather than disabled, because they ignore disabled fields.
 */
export function UsernameField() {
  const t = useMessages(sharedStrings);
  const id = useElementId('email-input');
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  return (
    <TextInput
      id={id}
      name="email"
      type="email"
      autoComplete="username"
      label={t('formField.email.label')}
      value={email}
      onChange={keep}
      readOnly
    />
  );
}
