import type { Client } from '../../src/headless';
import { catchPageLeaves } from '../browser/pageLeaves';
import { setUpPasskeys } from '../browser/passkeys';
import type { SandboxPage, WireCall } from '../sandbox';
import { eventually } from '../time';
import { signIn } from '../visits/headless';
import { masked } from './masked';

/** Whose client makes the calls: the provider's, or ours. */
export interface Side {
  /** Makes a client, and waits for its first requests. `again`: as after a reload of the page. */
  start(page: SandboxPage, when: { again: boolean }): Promise<Client>;
  /** Answers an app's request: on the provider's own screen, or with our calls. */
  answerApp(client: Client, query: Record<string, string>, answer: string): Promise<unknown>;
}

/** What one call sends and brings, without values that differ between runs. */
export interface Seen {
  call: string;
  sent: object[];
  answer?: unknown;
  error?: unknown;
  /** The cookies and keys that the call changed; null if it removed them. */
  stored?: Record<string, unknown>;
}

type Fields = Record<string, string>;

export interface Visit {
  page: SandboxPage;
  /** Records what the client does. A refusal is recorded like an answer. */
  act<T>(name: string, act: (client: Client) => Promise<T>): Promise<T>;
  /** Calls a method by its name. */
  call(method: string, ...args: unknown[]): Promise<Fields>;
  /** Signs in, which is not recorded, because other flows compare it. */
  signIn(): ReturnType<typeof signIn>;
  answerApp(query: Fields, answer: string): Promise<unknown>;
  /** The logged events, when there are so many. */
  events(count: number): Promise<unknown>;
  /** Makes another client, as after a reload. */
  restart(): Promise<unknown>;
  /** The address to which the last call navigated. */
  lastAddress(): string;
}

export type Flow = (visit: Visit) => Promise<unknown>;

/** What the sandbox's scripts and pages request, and the log, which has a flow of its own. */
const NOT_CALLS = /^\/(events$|recaptcha|telemetry|submit|v1\/)/;
const HEADERS = ['authorization', 'content-type', 'x-sdk-parent-host', 'x-sdk-client'];

const decoded = (value: string): string => Buffer.from(value.replace(/^Basic /, ''), 'base64').toString();

/** Decodes a header or the form field with the same name. */
function decodedHeader([name, value]: [string, string]): [string, unknown] {
  if (/x-sdk-client$/i.test(name)) return [name, JSON.parse(decoded(value)) as unknown];
  return [name, /authorization$/i.test(name) ? decoded(value) : value];
}

function sentBy({ method, path, query, headers, credentials, body }: WireCall): object {
  const own = [...headers].filter(([name]) => HEADERS.includes(name)).map(decodedHeader);
  return { method, path: path + query, body, credentials, headers: Object.fromEntries(own) };
}

const addressed = (address: string): object => {
  const { origin, pathname, searchParams } = new URL(address);
  return { to: origin + pathname, query: Object.fromEntries(searchParams) };
};

/** Requests of the same moment have no order. */
const byText = (one: object, other: object): number =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));

/** The values and attributes of the written cookies; `document.cookie` tells their values only. */
function cookiesOf(written: unknown[][]): Fields {
  const present = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
  const cookies = written.map(([text]) => {
    const [pair = '', ...attributes] = String(text).split(/; */);
    const [name = '', value = ''] = pair.split('=');
    const kinds = attributes.map((each) => each.toLowerCase().replace(/^(expires|max-age)=.*/, 'expires'));
    return [name, [value, ...kinds.toSorted()].join('; ')] as const;
  });
  const left = cookies.filter(([name]) => present.includes(name));
  return Object.fromEntries(left.map(([name, text]) => [`${name} cookie`, text]));
}

function storedKeys(publicToken: string): Record<string, unknown> {
  const base = `stytch_sdk_state_${publicToken}`;
  const own = Object.keys(localStorage).filter((key) => key === base || key.startsWith(`${base}::PKCE`));
  return Object.fromEntries(
    own.map((key) => [key.slice(base.length + 2) || 'state', JSON.parse(localStorage[key] as string)]),
  );
}

/** Makes the calls of a flow with one client, in an empty browser with a project of its own. */
export async function see(page: SandboxPage, side: Side, flow: Flow): Promise<Seen[]> {
  const leaves = catchPageLeaves();
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
  setUpPasskeys(page);
  const seen: Seen[] = [];
  let stored: Record<string, unknown> = {};
  let client: Client | undefined;

  /** Everything sent so far: calls, forms and navigations. */
  const sentYet = (): object[][] => [
    page
      .calls()
      .filter(({ path }) => !NOT_CALLS.test(path))
      .map(sentBy),
    leaves.forms().map(({ method, action, fields }) => ({
      ...addressed(action),
      method: method.toUpperCase(),
      fields: Object.fromEntries(fields.map(decodedHeader)),
    })),
    leaves.addresses().map(addressed),
  ];

  function changes(): Pick<Seen, 'stored'> {
    const before = stored;
    const now = { ...cookiesOf(cookies.mock.calls), ...storedKeys(page.publicToken) };
    stored = masked(now) as Record<string, unknown>;
    const changed = Object.keys({ ...before, ...stored }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(stored[name]),
    );
    if (changed.length === 0) return {};
    return { stored: Object.fromEntries(changed.map((name) => [name, stored[name] ?? null])) };
  }

  async function record<T>(name: string, act: () => Promise<T>): Promise<T> {
    const before = sentYet();
    const result = await act().then(
      (answer) => ({ answer }),
      (error: Error) => ({ error: { ...error, name: error.name, message: error.message } }),
    );
    await page.idle();
    const sent = sentYet().flatMap((kind, at) => kind.slice(before[at]?.length));
    const one = JSON.stringify({ call: name, sent, ...result });
    seen.push({ ...(masked(JSON.parse(one)) as Seen), ...changes() });
    return ('answer' in result ? result.answer : result.error) as T;
  }

  async function start(name: string): Promise<Client> {
    const made = await record(name, () => side.start(page, { again: client !== undefined }));
    const { call, sent } = seen.pop() as Seen;
    seen.push({ call, sent: sent.toSorted(byText) });
    return (client = made);
  }
  const started = async () => client ?? start('the client is made');

  const visit: Visit = {
    page,
    async act(name, act) {
      const made = await started();
      return record(name, () => act(made));
    },
    call: (method, ...args) =>
      visit.act(method, async (made) => {
        const [last = '', ...rooms] = method.split('.').reverse();
        const room = rooms.reduceRight<unknown>((one, name) => (one as Record<string, unknown>)[name], made);
        return (room as Record<string, (...values: unknown[]) => Fields>)[last]!(...args);
      }),
    async signIn() {
      const session = await signIn(page, await started());
      await page.idle();
      changes();
      return session;
    },
    answerApp: (query, answer) =>
      visit.act('an app’s request', (made) => side.answerApp(made, query, answer)),
    events: (count) =>
      record('the log', () =>
        eventually(async () => {
          const events = await page.events();
          expect(events).toHaveLength(count);
          return events;
        }),
      ),
    restart: () => start('the client is made again'),
    lastAddress: () => leaves.addresses().at(-1) ?? '',
  };
  await flow(visit);
  return seen;
}
