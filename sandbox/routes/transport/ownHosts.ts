/** The names of this machine itself, as addresses write them. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const HOST_HEADER = /^(\[[\da-f:]+\]|[\da-z.-]+)(:\d+)?$/;

/**
 * Whether a request was sent to a name of the sandbox. A website that points its own name at 127.0.0.1 (DNS rebinding)
 * shares an origin with what answers there, but cannot change the Host header. A request without the header came over no
 * network: msw and tests hand it over in the same process.
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
