import { MailSent } from './MailSent';

/** §2 The provider wants a new one before the old one is used again. */
export const PasswordDedupe = () => <MailSent reason="resetRequired" />;
