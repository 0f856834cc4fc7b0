import type { Session, User } from '../../src/domain/entities';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox';
import type { Message } from '../state/project/messages';
import { SANDBOX_PUBLIC_TOKEN } from '../state/project/projects';

/** Fields of answers that tests read. Each call sets some of them. */
export interface AnswerData {
  request_id: string;
  status_code: number;
  method_id: string;
  user_id: string;
  user: User;
  __user: User;
  session: Session;
  session_token: string;
  session_jwt: string;
  [other: string]: unknown;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  data: AnswerData;
  errorType: string;
  issues: { keyword: string; dataPath: string; message: string; params: Record<string, unknown> }[];
}

export interface CallOptions {
  session?: string;
  headers?: Record<string, string>;
  method?: string;
}

export const PAGE = 'http://localhost:4310';

const basic = (publicToken: string, session?: string): string =>
  `Basic ${Buffer.from(`${publicToken}:${session ?? publicToken}`).toString('base64')}`;

async function read(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  const json = (/json/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : {}) as {
    data: AnswerData;
    error_type: string;
    body: TestAnswer['issues'];
  };
  return {
    status: response.status,
    headers: response.headers,
    text,
    data: json.data,
    errorType: json.error_type,
    issues: json.body,
  };
}

/** Sends SDK calls with the headers of a visitor's browser, without a network. */
export function visitorOf(sandbox: Sandbox, publicToken: string = SANDBOX_PUBLIC_TOKEN) {
  async function call(path: string, body?: unknown, { session, headers, method }: CallOptions = {}) {
    const request = new Request(`${sandbox.origin}/sdk/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        Authorization: basic(publicToken, session),
        'Content-Type': 'application/json',
        'X-SDK-Parent-Host': PAGE,
        Origin: PAGE,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return read(await sandbox.handle(request));
  }
  async function lastMessage(to: string): Promise<Message> {
    const { messages } = await sandbox.control.messages({ public_token: publicToken, to });
    const last = messages.at(-1);
    if (!last) throw new Error(`No message for ${to}`);
    return last;
  }
  const lastCode = async (to: string): Promise<string> => (await lastMessage(to)).code ?? '';
  async function lastLinkToken(to: string): Promise<string> {
    const url = (await lastMessage(to)).links?.[0]?.url ?? '';
    return new URL(url).searchParams.get('token') ?? '';
  }
  /** Signs in with an email code. */
  async function signIn(email = 'ada@example.com', minutes = 30): Promise<TestAnswer> {
    const sent = await call('/otps/email/login_or_create', { email, expiration_minutes: 5 });
    const token = await lastCode(email);
    const { method_id } = sent.data;
    return call('/otps/authenticate', { token, method_id, session_duration_minutes: minutes });
  }
  return { publicToken, call, lastMessage, lastCode, lastLinkToken, signIn };
}

/** Creates an in-memory sandbox before each test and closes it afterwards. */
export function useSandbox(options: SandboxOptions = {}): { readonly current: Sandbox } {
  let current: Sandbox | undefined;
  beforeEach(async () => {
    current = await createSandbox({ passwordCost: 'cheap', ...options });
  });
  afterEach(async () => {
    await current?.close();
    current = undefined;
  });
  return {
    get current(): Sandbox {
      if (!current) throw new Error('The sandbox exists only while a test runs.');
      return current;
    },
  };
}
