import type { SandboxPage } from '../sandbox';
import { EMAIL, PHONE } from '../visits/signIn';

export const OTHER_EMAIL = 'grace@example.com';
export const OTHER_PHONE = '+14155550199';

/** Creates a user and no session. */
export const aStranger = (page: SandboxPage) =>
  page.control.createUser({ public_token: page.publicToken, email: EMAIL, phone_number: PHONE });
