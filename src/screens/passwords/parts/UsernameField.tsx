import { EmailInput } from '../../../ui/inputs/EmailInput';
import { useWidget } from '../../hooks';

const keep = () => undefined;

/**
 * The email address in the form of its password: password managers store and match the two together.
 * Read-only rather than disabled, because they ignore disabled fields.
 */
export function UsernameField() {
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  return <EmailInput autoComplete="username" value={email} onChange={keep} readOnly />;
}
