import { MailSent } from './MailSent';

/** §2 The provider requires a new password. */
export const PasswordDedupe = () => <MailSent reason="resetRequired" />;
