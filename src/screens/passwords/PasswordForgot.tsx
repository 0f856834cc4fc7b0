import { MailSent } from './MailSent';

/** §2 The visitor has pressed "Forgot password". */
export const PasswordForgot = () => <MailSent reason="forgot" />;
