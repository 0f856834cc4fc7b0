/** The sandbox's control calls, by which tests set up data and read it. */

export interface Message {
  id: string;
  channel: 'email' | 'sms' | 'whatsapp';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  code?: string;
  links?: { rel: string; url: string }[];
  sent_at: string;
}

export interface LoggedRequest {
  id: string;
  method: string;
  path: string;
  origin: string | null;
  session: boolean;
  body: unknown;
  status: number;
  at: string;
}

export interface LoggedEvent {
  event_name: string;
  details: Record<string, unknown>;
  telemetry: Record<string, unknown>;
}

export interface Project {
  public_token: string;
  bootstrap?: Record<string, unknown>;
  redirect_urls?: string[];
  password?: { strength_policy?: string; breach_detection?: boolean };
  oauth_clients?: Record<string, unknown>[];
  consent_url?: string;
  one_tap?: { failure?: string };
  session?: { http_only_cookies?: boolean };
}

export interface NewUser {
  public_token: string;
  email?: string;
  phone_number?: string;
  password?: string;
  requires_reset?: boolean;
  breached?: boolean;
  roles?: string[];
  webauthn_registrations?: { name: string }[];
}

export interface Fault {
  public_token: string;
  path: string;
  times?: number;
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  content_type?: string;
  delay_ms?: number;
  drop?: boolean;
}

export type Control = ReturnType<typeof createControl>;

const POLL_MS = 50;

export function createControl(sandboxUrl: string) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${sandboxUrl}/sandbox/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  const query = (parameters: Record<string, string | undefined>): string => {
    const given = Object.entries(parameters).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
  };

  const messages = (filter: { public_token: string; to?: string; after?: string }) =>
    call<{ messages: Message[] }>('GET', `/messages${query(filter)}`).then((answer) => answer.messages);

  return {
    health: () =>
      call<{ ready: boolean; version: string; endpoints: Record<string, string> }>('GET', '/health'),
    createProject: (project: Project) => call<Project>('POST', '/projects', project),
    /** A one-time token for impersonation or trusted authentication of a user. */
    createToken: (token: { public_token: string; user_id: string; kind: 'impersonation' | 'trusted_auth' }) =>
      call<{ token: string; profile_id?: string }>('POST', '/tokens', token),
    createUser: (user: NewUser) => call<{ user_id: string }>('POST', '/users', user),
    findUsers: (filter: { public_token: string; email?: string; phone_number?: string }) =>
      call<{ users: Record<string, unknown>[] }>('GET', `/users${query(filter)}`).then(
        (answer) => answer.users,
      ),
    messages,
    clearMessages: (public_token: string) => call('DELETE', `/messages${query({ public_token })}`),
    /** Waits for the first message to an address, or for the first after a known one. */
    async nextMessage(
      filter: { public_token: string; to: string; after?: string },
      timeoutMs = 10_000,
    ): Promise<Message> {
      for (const end = Date.now() + timeoutMs; Date.now() < end;) {
        const [message] = await messages(filter);
        if (message) return message;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      throw new Error(`No message to ${filter.to} came within ${timeoutMs} ms.`);
    },
    addFault: (fault: Fault) => call<{ fault_id: string }>('POST', '/faults', fault),
    clearFaults: (public_token: string) => call('DELETE', `/faults${query({ public_token })}`),
    requireCaptcha: (public_token: string, required_on: string[]) =>
      call('POST', '/captcha', { public_token, required_on }),
    advanceClock: (advance_ms: number) => call<{ now: string }>('POST', '/clock', { advance_ms }),
    requests: (filter: { public_token: string; after?: string }) =>
      call<{ requests: LoggedRequest[] }>('GET', `/requests${query(filter)}`).then(
        (answer) => answer.requests,
      ),
    events: (public_token: string) =>
      call<{ events: LoggedEvent[] }>('GET', `/events${query({ public_token })}`).then(
        (answer) => answer.events,
      ),
    scan: (message_id: string) => call<{ visited: string[] }>('POST', '/scan', { message_id }),
    clearData: (public_token?: string) => call('DELETE', `/data${query({ public_token })}`),
  };
}
