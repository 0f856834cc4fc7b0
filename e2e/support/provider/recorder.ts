import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../../demo/host/http/listen';
import { answerTo } from './answers';
import { readable } from './readable';

/** A received request, in a form that allows to compare two clients. */
export interface Sent {
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** The decoded credentials of the Authorization header (Basic). */
  authorization?: string;
  headers: Record<string, unknown>;
  /** Whether the request includes cookies. */
  cookies: boolean;
}

/** Answers of one project that replace the default ones. */
export interface Arranged {
  bootstrap?: Record<string, unknown>;
  /** For all but the bootstrap; `once` for the first such call only. */
  refusal?: { status: number; body: unknown; once?: boolean };
  /** Fields that replace those of the answer. */
  answer?: Record<string, unknown>;
  /** Drops the connection without an answer. */
  drop?: boolean;
}

export interface Recorder {
  url: string;
  arrange(publicToken: string, arranged: Arranged): void;
  /** The received requests of a project that were not taken yet, oldest first. */
  take(publicToken: string): Sent[];
  count(publicToken: string): number;
  /** The logged events of a project. */
  events(publicToken: string): unknown[];
  close(): Promise<void>;
}

const PREFIX = '/sdk/v1';
const TOKEN = /public-token-test-[\w-]+/;

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString();

/** Parses JSON or form fields. Forms have the values of headers in fields. */
function bodyOf(contentType = '', text: string): unknown {
  if (!contentType.includes('urlencoded')) return JSON.parse(text) as unknown;
  const fields: Record<string, unknown> = Object.fromEntries(new URLSearchParams(text));
  fields['__Authorization'] = decoded(String(fields['__Authorization']).replace(/^Basic /, ''));
  fields['__X-SDK-Client'] = JSON.parse(decoded(String(fields['__X-SDK-Client']))) as unknown;
  return fields;
}

function toSent({ method = '', headers, url = '/' }: IncomingMessage, text: string): Sent {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const { authorization, cookie } = headers;
  const client = headers['x-sdk-client'];
  return readable({
    method,
    path: pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : pathname,
    ...(searchParams.size > 0 ? { query: Object.fromEntries(searchParams) } : {}),
    ...(text ? { body: bodyOf(headers['content-type'], text) } : {}),
    ...(authorization ? { authorization: decoded(authorization.replace(/^Basic /, '')) } : {}),
    headers: {
      'content-type': headers['content-type'],
      'x-sdk-parent-host': headers['x-sdk-parent-host'],
      'x-sdk-client': typeof client === 'string' ? (JSON.parse(decoded(client)) as unknown) : undefined,
    },
    cookies: cookie !== undefined,
  }) as Sent;
}

/** Answers every call of the SDK with plausible data and records it, by the project that the call names. */
export async function startRecorder(): Promise<Recorder> {
  const sent = new Map<string, Sent[]>();
  const arranged = new Map<string, Arranged>();
  const events = new Map<string, unknown[]>();
  const listOf = <T>(map: Map<string, T[]>, key: string): T[] => {
    const list = map.get(key) ?? [];
    map.set(key, list);
    return list;
  };

  function reply(response: ServerResponse, publicToken: string, call: Sent): void {
    const { path } = call;
    const { bootstrap, refusal, answer, drop } = arranged.get(publicToken) ?? {};
    const isBootstrap = path.startsWith('/projects/bootstrap/');
    if (drop && !isBootstrap) {
      response.destroy();
      return;
    }
    if (refusal && !isBootstrap) {
      if (refusal.once) arranged.set(publicToken, { bootstrap });
      const isText = typeof refusal.body === 'string';
      response.writeHead(refusal.status, { 'content-type': isText ? 'text/plain' : 'application/json' });
      response.end(isText ? refusal.body : JSON.stringify(refusal.body));
      return;
    }
    const data = answerTo(call, isBootstrap ? bootstrap : answer);
    // Status 204: a navigation to this address leaves the page as it is.
    response.writeHead(data ? 200 : 204, { 'content-type': 'application/json' });
    response.end(data ? JSON.stringify({ data }) : undefined);
  }

  const { port, close } = await listenOnLoopback((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') {
      const wanted = request.headers['access-control-request-headers'] ?? '';
      response.writeHead(204, {
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': wanted,
        'access-control-max-age': '600',
      });
      response.end();
      return;
    }
    void read(request).then((text) => {
      const record = toSent(request, text);
      const known = JSON.stringify([record.authorization, record.path, record.query, record.body]);
      const publicToken = TOKEN.exec(known)?.[0] ?? '';
      if (record.path === '/events') listOf(events, publicToken).push(...(record.body as unknown[]));
      else listOf(sent, publicToken).push(record);
      reply(response, publicToken, record);
    });
  }, 0);

  return {
    url: `http://localhost:${port}`,
    arrange: (publicToken, what) => void arranged.set(publicToken, what),
    take: (publicToken) => listOf(sent, publicToken).splice(0),
    count: (publicToken) => listOf(sent, publicToken).length,
    events: (publicToken) => listOf(events, publicToken),
    close,
  };
}
