import { createClient, type Client } from '../../src/headless';
import type { ClientOptions } from '../../src/domain/config/clientOptions';
import type { SandboxPage } from '../sandbox';
import { runtimeOf } from '../runtime';
import { EMAIL } from './signIn';

/** A client of this test's project, destroyed after the test. */
export function headlessClient(page: SandboxPage, options: ClientOptions = {}): Client {
  const client = createClient(page.publicToken, { ...page.options, ...options });
  page.onCleanUp(() => client.destroy());
  return client;
}

/** A client with a loaded core and the project's settings, as after the page's first call. */
export async function startedClient(page: SandboxPage, options: ClientOptions = {}): Promise<Client> {
  const client = headlessClient(page, options);
  await runtimeOf(client);
  await page.idle();
  return client;
}

/** Signs in by an email code. */
export async function signIn(page: SandboxPage, client: Client, email = EMAIL, minutes = 30) {
  const { method_id } = await client.otps.email.loginOrCreate(email);
  const code = await page.lastCode(email);
  return client.otps.authenticate(code, method_id, { session_duration_minutes: minutes });
}

/** Signs in and removes all traces of it from this browser, as if it had happened in another browser. */
export async function signInElsewhere(page: SandboxPage, email = EMAIL) {
  const elsewhere = headlessClient(page);
  const answer = await signIn(page, elsewhere, email);
  elsewhere.destroy();
  await page.idle();
  localStorage.clear();
  document.cookie = 'stytch_session=; Path=/; Max-Age=0';
  document.cookie = 'stytch_session_jwt=; Path=/; Max-Age=0';
  return answer;
}

/** The error with which a promise rejects. */
export const rejection = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('It did not reject.');
    },
    (error: unknown) => error as Error,
  );
