import type { Sandbox } from '../sandboxOn';

/** A sandbox at an address, or one in this process. */
export type SandboxTarget = string | Pick<Sandbox, 'origin' | 'handle'>;

export interface SandboxHttp {
  origin: string;
  /** Sends a request and returns the JSON of its answer. When the sandbox refuses the request, it throws an error with the sandbox's message. */
  send<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>;
}

const LIMIT_MS = 10_000;

async function fetchFrom(origin: string, request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) });
  } catch (error) {
    throw new Error(`No sandbox answers at ${origin}. Start one with \`npx --no pricerx-auth-sandbox\`.`, {
      cause: error,
    });
  }
}

/** The message of a refusal: `error` of control calls, `error_message` of SDK calls. */
function reasonOf(text: string): string {
  try {
    const { error, error_message } = JSON.parse(text) as { error?: string; error_message?: string };
    return error ?? error_message ?? text;
  } catch {
    return text;
  }
}

export function httpOf(target: SandboxTarget): SandboxHttp {
  const origin = (typeof target === 'string' ? target : target.origin).replace(/\/$/, '');
  return {
    origin,
    async send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const request = new Request(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await (typeof target === 'string'
        ? fetchFrom(origin, request)
        : target.handle(request));
      if (response.type === 'error')
        throw new Error(`${method} ${path}: the sandbox dropped the connection.`);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}: ${reasonOf(text)}`);
      return JSON.parse(text) as T;
    },
  };
}
