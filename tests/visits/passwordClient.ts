import type { Client } from '../../src/headless';
import type { SandboxPage } from '../sandbox';
import { headlessClient } from './headless';
import { EMAIL } from './signIn';

export const MINUTES = { session_duration_minutes: 30 };
/** Has leading and trailing spaces, and letters with several Unicode encodings: it must be sent as typed. */
export const PASSWORD = ' Drei Äpfel für 1 Glas Most ';
export const BETTER_PASSWORD = 'a better one: zebra fiddle 42';

/** A signed-out client of a project in which EMAIL has an account with PASSWORD. */
export async function withAccount(page: SandboxPage): Promise<Client> {
  await page.control.createUser({ public_token: page.publicToken, email: EMAIL, password: PASSWORD });
  return headlessClient(page);
}
