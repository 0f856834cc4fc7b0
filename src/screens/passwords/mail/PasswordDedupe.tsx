import { MailSent } from './MailSent';

/** §2 Password screens: the provider requires a new password. */
export const PasswordDedupe = () => <MailSent reason="resetRequired" />;
