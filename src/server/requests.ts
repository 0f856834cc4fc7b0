/** Node's `IncomingMessage`, and the requests of Express and Fastify, which have these fields too. */
export interface NodeRequest {
  headers: Record<string, string | string[] | undefined>;
  method?: string | undefined;
  url?: string | undefined;
}

/** A web-standard request, Node's, or the headers alone. */
export type ServerRequest = Request | NodeRequest | Headers;

/** What the functions of this folder read of a request. */
export interface RequestParts {
  header(name: string): string;
  /** In upper case; GET for headers alone. */
  method: string;
  /** Only its path and query are the browser's; null for headers alone, and for an address that cannot be read. */
  url: URL | null;
  /** Host and port that the browser asked for, or '' when the request does not name it. */
  host: string;
}

const isHeaders = (value: object): value is Headers => 'get' in value && typeof value.get === 'function';

/** The last value of a list: the one that the proxy nearest to this server has written. */
const last = (list: string): string => list.split(',').at(-1)?.trim() ?? '';

export function partsOf(request: ServerRequest): RequestParts {
  const headers = isHeaders(request) ? request : request.headers;
  const named: Pick<NodeRequest, 'url' | 'method'> = isHeaders(request) ? {} : request;
  const header = (name: string): string => {
    if (isHeaders(headers)) return headers.get(name) ?? '';
    const value = headers[name] ?? '';
    return Array.isArray(value) ? value.join(name === 'cookie' ? '; ' : ', ') : value;
  };
  const { url } = named;
  const urlOf = (): URL | null =>
    url !== undefined && URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : null;
  return {
    header,
    method: (named.method ?? 'GET').toUpperCase(),
    // Most requests need neither of these.
    get url() {
      return urlOf();
    },
    get host() {
      const ofUrl = isHeaders(headers) ? (urlOf()?.host ?? '') : '';
      return last(header('x-forwarded-host')) || header('host') || ofUrl;
    },
  };
}

/** The token of `Authorization: Bearer`, which browsers never add by themselves. */
export const bearerOf = ({ header }: RequestParts): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header('authorization'))?.[1];
