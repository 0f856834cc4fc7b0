import type { Control } from '../control';
import { CONTROL_BASE, CONTROL_CALLS } from '../control/calls';
import type { Message } from '../state/project/messages';
import { httpOf, type SandboxTarget } from './http';
import {
  signInByCode,
  type SessionState,
  type SignedInVisitor,
  type SignInOptions,
  type WhoSignsIn,
} from './signIn';

/** Options of `createSandboxControl`. */
export interface SandboxControlOptions {
  /** The project of the calls. Default: `public-token-test-sandbox`. */
  publicToken?: string;
  /** How long to wait for a message, in ms. Default: 5000. */
  timeoutMs?: number;
}

/** Selects among the messages to an address or a number. */
export interface MessageFilter {
  /** The id of a message. Only later messages are considered, for example those of a resend. */
  after?: string;
}

type Name = keyof Control;
type Input<N extends Name> = Parameters<Control[N]> extends [(infer Given)?] ? Given : never;
/** A call's input, whose `public_token` may be left out. */
type OwnInput<N extends Name> = Omit<Input<N>, 'public_token'> & { public_token?: string };

/** The control calls by name. The project's `public_token` is filled in. */
export type ControlCalls = {
  [N in Name]: object extends OwnInput<N>
    ? (input?: OwnInput<N>) => ReturnType<Control[N]>
    : (input: OwnInput<N>) => ReturnType<Control[N]>;
};

/** The control calls of a project, and helpers for tests. All reject with an Error that has the sandbox's message. */
export interface SandboxControl extends ControlCalls {
  /** The sandbox's address. */
  readonly url: string;
  /** The project of the calls. */
  readonly publicToken: string;
  /** The newest message to an address or a number. Waits for it. */
  lastMessage(to: string, filter?: MessageFilter): Promise<Message>;
  /** The code in the newest message. Waits for the message. */
  lastCode(to: string, filter?: MessageFilter): Promise<string>;
  /**
   * The link in the newest message. Waits for the message.
   * @param filter.rel of a password reset mail, which has two links: `reset_password` (the first) or `login`.
   */
  lastLink(to: string, filter?: MessageFilter & { rel?: string }): Promise<string>;
  /**
   * Signs a visitor in by a code, without a page. The answer has the cookies that a page needs.
   * @param who the user, and the state of the session.
   * @example const { cookies } = await control.signIn({ email: 'ada@example.com', jwtExpired: true });
   */
  signIn(who: WhoSignsIn & SessionState, options?: SignInOptions): Promise<SignedInVisitor>;
  /** The same calls for another project. */
  ofProject(publicToken: string): SandboxControl;
}

const POLL_MS = 25;
const TIMEOUT_MS = 5_000;

/** The calls without `public_token`. */
const WITHOUT_PROJECT: readonly Name[] = ['health', 'advanceClock', 'scan'];

function searchOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined) as [string, string][];
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

/**
 * The sandbox's control calls as typed functions, for tests.
 * @param target the sandbox's address, or a sandbox of this process. Default: `http://localhost:4311`.
 * @example
 * const control = createSandboxControl('http://localhost:4311');
 * await control.createUser({ email: 'ada@example.com', password: 'plum kettle orbit' });
 * const code = await control.lastCode('ada@example.com');
 */
export function createSandboxControl(
  target: SandboxTarget = 'http://localhost:4311',
  { publicToken = 'public-token-test-sandbox', timeoutMs = TIMEOUT_MS }: SandboxControlOptions = {},
): SandboxControl {
  const http = httpOf(target);
  const callOf =
    (name: Name) =>
    (given: object = {}) => {
      const [method, path] = CONTROL_CALLS[name];
      const input = WITHOUT_PROJECT.includes(name) ? given : { public_token: publicToken, ...given };
      return method === 'POST'
        ? http.send(method, `${CONTROL_BASE}${path}`, input)
        : http.send(method, `${CONTROL_BASE}${path}${searchOf(input)}`);
    };
  const names = Object.keys(CONTROL_CALLS) as Name[];
  const calls = Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as ControlCalls;

  async function lastMessage(to: string, { after }: MessageFilter = {}): Promise<Message> {
    for (const end = Date.now() + timeoutMs; ;) {
      const { messages } = await calls.messages({ to, after });
      const last = messages.at(-1);
      if (last) return last;
      if (Date.now() > end) {
        const newer = after === undefined ? '' : ` after ${after}`;
        throw new Error(`No message to ${to}${newer} came within ${timeoutMs} ms.`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  async function lastCode(to: string, filter?: MessageFilter): Promise<string> {
    const { code, text } = await lastMessage(to, filter);
    if (code === undefined) throw new Error(`The last message to ${to} has no code: ${text}`);
    return code;
  }

  const control: SandboxControl = {
    url: http.origin,
    publicToken,
    ...calls,
    lastMessage,
    lastCode,
    async lastLink(to, { rel, ...filter } = {}) {
      const { links = [], text } = await lastMessage(to, filter);
      const link = links.find((each) => rel === undefined || each.rel === rel);
      if (!link) throw new Error(`The last message to ${to} has no ${rel ?? ''} link: ${text}`);
      return link.url;
    },
    signIn: (who, options) => signInByCode(http, control, who, options),
    ofProject: (other) => createSandboxControl(target, { publicToken: other, timeoutMs }),
  };
  return control;
}
