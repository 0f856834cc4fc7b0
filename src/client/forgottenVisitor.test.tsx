import { runtimeOf } from '../../tests/runtime';
import { setUpWidgetPage } from '../../tests/renderWidget';
import { atTheList } from '../../tests/visits/passkeys';
import { headlessClient, signIn } from '../../tests/visits/headless';
import { askForEmailCode, askForSmsCode, codeField, EMAIL, enter, heading } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpWidgetPage();
const OTHER = 'grace@example.com';

/** What identifies a visitor: ids, and addresses with and without their characters for display. */
const tracesOf = ({ user, session }: Awaited<ReturnType<typeof signIn>>) => [
  user.user_id,
  session.session_id,
  ...user.emails.flatMap(({ email, email_id }) => [email, email_id]),
  ...user.phone_numbers.map(({ phone_id }) => phone_id),
];

const stateOf = async (client: Client) => JSON.stringify((await runtimeOf(client)).store.getState());

async function expectNoTrace(client: Client, traces: readonly string[]): Promise<void> {
  expect(traces.length).toBeGreaterThan(0);
  const state = await stateOf(client);
  expect(traces.filter((trace) => state.includes(trace))).toEqual([]);
}

/** A visitor whose user and connected apps were read. */
async function readVisitor(client: Client) {
  const answer = await signIn(page, client);
  await client.user.get();
  await client.user.getConnectedApps();
  const traces = tracesOf(answer);
  expect(await stateOf(client)).toContain(EMAIL);
  return traces;
}

describe('§4 Session: what stays of a visitor in the state', () => {
  it('nothing after a sign-out', async () => {
    const client = headlessClient(page);
    const traces = await readVisitor(client);
    await client.session.revoke();
    await expectNoTrace(client, traces);
  });

  it('nothing after a sign-out in another tab', async () => {
    const client = headlessClient(page);
    const traces = await readVisitor(client);
    const key = `stytch_sdk_state_${page.publicToken}`;
    localStorage.setItem(key, 'null');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'null' }));
    await expectNoTrace(client, traces);
  });

  it('nothing after another visitor’s sign-in', async () => {
    const client = headlessClient(page);
    const traces = await readVisitor(client);
    await signIn(page, client, OTHER);
    await client.user.get();
    expect(await stateOf(client)).toContain(OTHER);
    await expectNoTrace(client, traces);
  });

  it('nothing when a read ends after the sign-out', async () => {
    const client = headlessClient(page);
    const traces = await readVisitor(client);
    await client.user.update({ untrusted_metadata: { theme: 'dark' } });
    await page.fault('/users/me', { delay_ms: 100 });
    const read = client.user.get().catch((error: unknown) => error);
    await client.session.revoke({ forceClear: true });
    await read;
    await expectNoTrace(client, traces);
  });

  it('an earlier copy of the user is not kept after a change of the user', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    await client.user.update({ name: { first_name: 'Wilhelmina' } });
    await client.user.get();
    await client.user.update({ name: { first_name: 'Ada' } });
    await expectNoTrace(client, ['Wilhelmina']);
  });

  it.each([
    ['an email address', () => askForEmailCode(page), [EMAIL]],
    ['a phone number', () => askForSmsCode(page), ['4155550132', '415) 555']],
  ])('nothing of %s that was entered in the widget, after the sign-in', async (_, ask, entered) => {
    const { user, client } = await ask();
    const to = entered[0] === EMAIL ? EMAIL : '+14155550132';
    await enter(user, await codeField(), await page.lastCode(to));
    await heading('Success!');
    const { session } = client.session.getInfo();
    await client.session.revoke();
    await expectNoTrace(client, [...entered, String(session?.session_id), 'phone-number-', 'email-']);
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['a sign-out', (client) => client.session.revoke()],
    ['another visitor’s sign-in', (client) => signIn(page, client, OTHER)],
  ])('nothing of the list of passkeys after %s', async (_, change) => {
    const { widget, ids } = await atTheList(page, ['Phone of Ada']);
    expect(await stateOf(widget.client)).toContain('Phone of Ada');
    await change(widget.client);
    await heading('Set up a new Passkey');
    await page.idle();
    await expectNoTrace(widget.client, [...ids, 'Phone of Ada']);
  });
});
