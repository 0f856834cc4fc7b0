import { MailSent } from './MailSent';

/** §2 The account has none yet. */
export const PasswordSetNew = () => <MailSent reason="setNew" withoutPassword={false} />;
