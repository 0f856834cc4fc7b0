/** @jest-environment <rootDir>/tests/setup/domEnvironment.mjs */
import { createSandbox, type Sandbox } from '../../createSandbox';
import { oneTapOf } from '../../testing/oneTap';

interface Moment {
  getMomentType(): string;
  isDisplayMoment(): boolean;
  isDisplayed(): boolean;
  isNotDisplayed(): boolean;
  getNotDisplayedReason(): string | undefined;
  isSkippedMoment(): boolean;
  getSkippedReason(): string | undefined;
  isDismissedMoment(): boolean;
  getDismissedReason(): string | undefined;
}
interface Given {
  client_id: string;
  callback: (answer: { credential: string; select_by: string }) => void;
  [option: string]: unknown;
}
interface Google {
  accounts: {
    id: { initialize(given: Given): void; prompt(listener?: (moment: Moment) => void): void; cancel(): void };
  };
}

let sandbox: Sandbox;
let clientId = '';
let moments: Moment[] = [];
let credentials: string[] = [];
const realFetch = globalThis.fetch;
const google = () => (globalThis as unknown as { google: Google }).google.accounts.id;

beforeEach(async () => {
  sandbox = await createSandbox();
  globalThis.fetch = async (url, init) => sandbox.handle(new Request(String(url), init));
  const answer = await sandbox.handle(new Request(`${sandbox.origin}/gsi/client`));
  expect(answer.headers.get('Content-Type')).toMatch(/javascript/);
  const script = document.createElement('script');
  script.textContent = await answer.text();
  document.head.append(script);
  clientId = (await oneTapOf(sandbox).begin()).google_client_id;
  moments = [];
  credentials = [];
});
afterEach(async () => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  globalThis.fetch = realFetch;
  await sandbox.close();
});

async function until<T>(look: () => T | undefined | null | false): Promise<T> {
  for (let turn = 0; turn < 500; turn += 1) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('It did not come.');
}

function prompt(options: object = {}): void {
  google().initialize({
    client_id: clientId,
    callback: ({ credential }) => credentials.push(credential),
    ...options,
  });
  google().prompt((moment) => moments.push(moment));
}
const card = () =>
  document.querySelector('#credential_picker_container')?.shadowRoot?.querySelector('[role=dialog]');
const shown = () => until(card);
const nameOf = (element: Element): string | null => element.getAttribute('aria-label') ?? element.textContent;
const button = (name: string) =>
  until(() => [...(card()?.querySelectorAll('button') ?? [])].find((each) => nameOf(each) === name));
const lastMoment = async () => {
  const moment = await until(() => moments.at(-1));
  return [
    moment.getMomentType(),
    moment.getNotDisplayedReason() ?? moment.getSkippedReason() ?? moment.getDismissedReason(),
  ];
};

describe('§7 Sandbox: the One Tap prompt', () => {
  it('is shown, and gives the page a credential that the callback accepts', async () => {
    prompt();
    expect((await shown()).getAttribute('aria-label')).toBe('Sign in to PriceRx with Google');
    const moment = await until(() => moments[0]);
    expect([moment.isDisplayMoment(), moment.isDisplayed(), moment.isNotDisplayed()]).toEqual([
      true,
      true,
      false,
    ]);
    expect([moment.isSkippedMoment(), moment.isDismissedMoment()]).toEqual([false, false]);
    const input = card()?.querySelector('input');
    if (input) input.value = 'ada@example.com';
    (await button('Continue')).click();
    const idToken = await until(() => credentials[0]);
    expect(await lastMoment()).toEqual(['dismissed', 'credential_returned']);
    expect(card()).toBeUndefined();
    expect((await oneTapOf(sandbox).submit(await oneTapOf(sandbox).begin(), idToken)).status).toBe(200);
  });

  it('offers the accounts that signed in before, and reports an invalid address', async () => {
    const round = await oneTapOf(sandbox).begin();
    await oneTapOf(sandbox).submit(round, await oneTapOf(sandbox).choose(clientId, 'ben@example.com'));
    prompt();
    await shown();
    (await button('Continue')).click();
    const problem = await until(() => card()?.querySelector('[role=alert]:not([hidden])')?.textContent);
    expect(problem).toMatch(/not valid/);
    expect(credentials).toEqual([]);
    (await button('Continue as ben@example.com')).click();
    await until(() => credentials[0]);
  });

  it('is closed by its button, by Escape, and by a tap outside unless cancel_on_tap_outside is false', async () => {
    prompt();
    await shown();
    (await button('Close')).click();
    expect(await lastMoment()).toEqual(['skipped', 'user_cancel']);
    prompt();
    (await shown()).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(await lastMoment()).toEqual(['skipped', 'user_cancel']);
    prompt();
    await shown();
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(await lastMoment()).toEqual(['skipped', 'tap_outside']);
    prompt({ cancel_on_tap_outside: false });
    await shown();
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(card()).toBeDefined();
    expect(credentials).toEqual([]);
  });

  it('is removed by cancel(), also before it is shown, and replaced by another prompt', async () => {
    prompt();
    await shown();
    google().prompt((moment) => moments.push(moment));
    expect(await lastMoment()).toEqual(['dismissed', 'flow_restarted']);
    google().cancel();
    expect(await lastMoment()).toEqual(['dismissed', 'cancel_called']);
    google().cancel();
    prompt();
    await shown();
    expect(document.querySelectorAll('#credential_picker_container')).toHaveLength(1);
    google().cancel();
    expect(card()).toBeUndefined();
  });

  it('is shown in the element prompt_parent_id', async () => {
    const parent = document.createElement('div');
    parent.id = 'here';
    document.body.append(parent);
    prompt({ prompt_parent_id: 'here' });
    await shown();
    expect(parent.querySelector('#credential_picker_container')).not.toBeNull();
  });

  it.each([
    ['invalid_client', 'display'],
    ['unregistered_origin', 'display'],
    ['suppressed_by_user', 'display'],
    ['opt_out_or_no_session', 'display'],
    ['user_cancel', 'skipped'],
    ['tap_outside', 'skipped'],
    ['issuing_failed', 'skipped'],
  ])('one_tap.failure %s: shows no prompt and reports the reason to the page', async (failure, type) => {
    await oneTapOf(sandbox).settings({ one_tap: { failure } });
    prompt();
    expect(await lastMoment()).toEqual([type, failure]);
    const [moment] = moments;
    expect([moment?.isNotDisplayed(), moment?.isSkippedMoment()]).toEqual([
      type === 'display',
      type === 'skipped',
    ]);
    expect(card()).toBeUndefined();
  });

  it('reports invalid_client for an unknown client, and unknown_reason when the sandbox is unreachable', async () => {
    prompt({ client_id: 'x' });
    expect(await lastMoment()).toEqual(['display', 'invalid_client']);
    globalThis.fetch = () => Promise.reject(new TypeError('away'));
    prompt();
    await until(() => moments[1]);
    expect(await lastMoment()).toEqual(['display', 'unknown_reason']);
  });
});
