import { MailSent } from './MailSent';

/** §2 Password screens: the password is correct but known from a data breach, so it must be replaced. */
export const PasswordBreached = () => <MailSent reason="breached" />;
