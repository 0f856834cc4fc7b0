import { LOOPBACK_HOSTS } from './ownHosts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

export interface AccessRefusal {
  status: 403 | 415;
  error: string;
}

const hostnameOf = (origin: string): string =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).hostname : '';

/** Whether the developer trusts this origin: loopback, or a configured one. Every other website is a stranger. */
export const isTrustedOrigin = (origin: string, further: readonly string[]): boolean =>
  LOOPBACK_HOSTS.includes(hostnameOf(origin)) || further.includes(origin);

/**
 * Any website can send requests to this machine. Browsers send the Origin header, except with embedded reads, which have
 * `Sec-Fetch-Site: cross-site`. They do not send JSON to another origin without a preflight.
 */
export function accessRefusal(request: Request, further: readonly string[]): AccessRefusal | null {
  const origin = request.headers.get('Origin');
  const isTrusted =
    origin === null
      ? request.headers.get('Sec-Fetch-Site') !== 'cross-site'
      : isTrustedOrigin(origin, [new URL(request.url).origin, ...further]);
  if (!isTrusted) {
    const page = origin === null ? 'Another website' : `A page of ${origin}`;
    const error = `${page} may not use the control calls. Add its origin to PRICERX_SANDBOX_ORIGINS to allow it.`;
    return { status: 403, error };
  }
  if (request.method !== 'POST' || JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) return null;
  return { status: 415, error: 'Send the body as JSON, with the header Content-Type: application/json.' };
}
