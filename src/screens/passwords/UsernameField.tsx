import { sharedStrings } from '../../ui/shared.strings';
import { useStrings } from '../../ui/strings';
import { TextInput } from '../../ui/TextInput';
import { useWidget } from '../hooks';

const keep = () => undefined;

/**
 * Whose password it is, beside it in the same form: managers store and find the two together. Read-only and not disabled,
 * since they pass over what is disabled.
 */
export function UsernameField() {
  const t = useStrings(sharedStrings);
  const { idSuffix } = useWidget(({ setup }) => setup);
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  return (
    <TextInput
      id={`email-input${idSuffix}`}
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
