import { MailSent } from './MailSent';

/** §2 Password screens: the visitor has pressed "Forgot password". */
export const PasswordForgot = () => <MailSent reason="forgot" />;
