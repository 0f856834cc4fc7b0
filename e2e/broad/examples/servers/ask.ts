import http from 'node:http';
import https from 'node:https';

export interface Answer {
  status: number;
  location: string;
  cacheControl: string;
  /** `Set-Cookie`, by name. An empty text removes the cookie. */
  cookies: Record<string, string>;
  /** The attributes of each `Set-Cookie`. */
  attributes: string[];
  text: string;
}

export interface Question {
  method?: string;
  /** By name. */
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

/** What a browser sends when it opens a page. */
const OF_A_PAGE = {
  Accept: 'text/html,application/xhtml+xml',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
};

/** Asks for a path exactly as it is written; `fetch` would normalise it. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', cookies = {}, headers }: Question = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const options = {
    ...{ hostname, port, path, method, agent: false, rejectUnauthorized: false },
    headers: { ...OF_A_PAGE, ...(cookie && { cookie }), ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += String(part)));
      response.on('error', reject);
      response.on('end', () => {
        const attributes = response.headers['set-cookie'] ?? [];
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          cacheControl: response.headers['cache-control'] ?? '',
          cookies: Object.fromEntries(
            attributes.map((each) => (each.split(';')[0] ?? '').split(/=(.*)/s).slice(0, 2)),
          ) as Answer['cookies'],
          attributes,
          text,
        });
      });
    });
    request.setTimeout(30_000, () => request.destroy(new Error(`No answer from ${origin}${path}`)));
    request.on('error', reject);
    request.end();
  });
}
