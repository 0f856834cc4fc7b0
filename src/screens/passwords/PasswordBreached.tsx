import { MailSent } from './MailSent';

/** §2 The right password, which others may know: it signs nobody in any more. */
export const PasswordBreached = () => <MailSent reason="breached" />;
