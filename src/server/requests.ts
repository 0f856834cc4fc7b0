import { parsedAddress } from '../domain/addresses/sitePath';
import { isRecord } from '../domain/calls/checkValues';
import type { NodeRequest, ServerRequest } from '../domain/server/authServer';
import { noRequest } from '../domain/server/authServerError';

export type RequestParts = ReturnType<typeof partsOf>;

/** Also of another realm or package. Next.js's `cookies()` and Express's requests have a method `get` too. */
const isHeaders = (value: unknown): value is Headers =>
  Object.prototype.toString.call(value) === '[object Headers]';

/** @throws AuthServerError `invalid_argument` */
export function partsOf(call: string, request: ServerRequest) {
  const headers = isHeaders(request) ? request : (request as Partial<Request> | null | undefined)?.headers;
  if (!isHeaders(headers) && !isRecord(headers)) throw noRequest(call, request);
  const named = (isHeaders(request) ? {} : request) as Partial<NodeRequest>;
  const header = (name: string): string => {
    const value = isHeaders(headers) ? headers.get(name) : (headers as NodeRequest['headers'])[name];
    return Array.isArray(value) ? value.join(name === 'cookie' ? '; ' : ', ') : (value ?? '');
  };
  /** The proxy nearest to this server has written the last value. */
  const forwarded = (name: string) => header(`x-forwarded-${name}`).split(',').at(-1)?.trim() ?? '';
  const url = (): URL | null => parsedAddress(named.originalUrl ?? named.url);
  return {
    header,
    forwarded,
    /** In upper case; '' for headers alone. */
    method: (named.method ?? '').toUpperCase(),
    /** Only its path and query are the browser's; null for headers alone, and for an address that cannot be read. */
    url,
    /** Host and port that the browser asked for, or '' when the request does not name it. */
    host(): string {
      // Headers cannot be asked for HTTP/2's name.
      const sent = header('host') || (isHeaders(headers) ? url()?.host : header(':authority'));
      return forwarded('host') || (sent ?? '');
    },
  };
}

/** The token of `Authorization: Bearer`, which browsers never add by themselves. */
export const bearerOf = ({ header }: RequestParts): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header('authorization'))?.[1];
