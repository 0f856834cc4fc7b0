/** The loopback host names as written in URLs. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const HOST_HEADER = /^(\[[\da-f:]+\]|[\da-z.-]+)(:\d+)?$/;

/**
 * Whether the Host header is a name of the sandbox. A website that points its own name at 127.0.0.1 (DNS rebinding) shares an
 * origin with the sandbox, but cannot change the Host header. Requests without the header come from msw and tests in the same
 * process.
 */
export function isForOwnHost(request: Request, hosts: readonly string[]): boolean {
  const header = request.headers.get('Host');
  if (header === null) return true;
  const name = HOST_HEADER.exec(header.toLowerCase())?.[1];
  return name !== undefined && hosts.includes(name);
}

export const misdirected = (): Response =>
  Response.json(
    {
      error:
        'The sandbox answers to localhost, 127.0.0.1 and [::1] only. Add further names to PRICERX_SANDBOX_HOSTS.',
    },
    { status: 421, headers: { 'Cache-Control': 'no-store' } },
  );
