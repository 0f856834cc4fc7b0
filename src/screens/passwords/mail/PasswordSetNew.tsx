import { MailSent } from './MailSent';

/** §2 Password screens: the account has no password yet. */
export const PasswordSetNew = () => <MailSent reason="setNew" withoutPassword={false} />;
