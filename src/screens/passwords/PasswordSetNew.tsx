import { MailSent } from './MailSent';

/** §2 The account has no password yet. */
export const PasswordSetNew = () => <MailSent reason="setNew" withoutPassword={false} />;
