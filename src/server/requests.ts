import { parsedAddress } from '../domain/addresses/sitePath';

/** Node's `IncomingMessage`, and the requests of Express and Fastify, which have these fields too. */
export interface NodeRequest {
  headers: Record<string, string | string[] | undefined>;
  method?: string | undefined;
  url?: string | undefined;
  /** Of Express and Fastify, whose mounted routers shorten `url`. */
  originalUrl?: string | undefined;
}

/** A web-standard request, Node's, or the headers alone. */
export type ServerRequest = Request | NodeRequest | Headers;

export type RequestParts = ReturnType<typeof partsOf>;
const isHeaders = (value: object): value is Headers =>
  !('headers' in value) && 'get' in value && typeof value.get === 'function';

export function partsOf(request: ServerRequest) {
  const headers = isHeaders(request) ? request : request.headers;
  const named = (isHeaders(request) ? {} : request) as Partial<NodeRequest>;
  const header = (name: string): string => {
    const value = isHeaders(headers) ? headers.get(name) : headers[name];
    return Array.isArray(value) ? value.join(name === 'cookie' ? '; ' : ', ') : (value ?? '');
  };
  const url = (): URL | null => parsedAddress(named.originalUrl ?? named.url);
  return {
    header,
    /** In upper case; GET for headers alone. */
    method: (named.method ?? 'GET').toUpperCase(),
    /** Only its path and query are the browser's; null for headers alone, and for an address that cannot be read. */
    url,
    /** Host and port that the browser asked for, or '' when the request does not name it. */
    host(): string {
      // The proxy nearest to this server has written the last value.
      const forwarded = header('x-forwarded-host').split(',').at(-1)?.trim();
      return forwarded || header('host') || (isHeaders(headers) ? (url()?.host ?? '') : '');
    },
  };
}

/** The token of `Authorization: Bearer`, which browsers never add by themselves. */
export const bearerOf = ({ header }: RequestParts): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header('authorization'))?.[1];
