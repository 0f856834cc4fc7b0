import { MailSent } from './MailSent';

/** §2 The visitor has forgotten it, and said so. */
export const PasswordForgot = () => <MailSent reason="forgot" />;
