/** The headers that the browser adds after the service worker, which the sandbox's checks need. */
function browserHeaders(request: Request, origin: string): [string, string][] {
  const referrer = URL.canParse(request.referrer) ? request.referrer : '';
  const isHttp = /^https?:/.test(referrer);
  const headers: [string, string][] = [['User-Agent', navigator.userAgent]];
  if (isHttp) headers.push(['Referer', referrer]);
  // Only pages of the own origin are controlled by the worker, but any website can send a form here.
  if (request.mode !== 'navigate') headers.push(['Origin', origin]);
  else if (request.method !== 'GET') headers.push(['Origin', isHttp ? new URL(referrer).origin : 'null']);
  return headers;
}

/** The request with the headers that the sandbox would receive over the network. */
export async function sandboxRequest(given: Request, origin: string, cookies: string): Promise<Request> {
  const headers = new Headers(given.headers);
  for (const [name, value] of browserHeaders(given, origin)) headers.set(name, value);
  if (cookies && given.credentials !== 'omit') headers.set('Cookie', cookies);
  const hasBody = !['GET', 'HEAD'].includes(given.method);
  const request = new Request(given.url, {
    method: given.method,
    ...(hasBody && { body: await given.arrayBuffer() }),
  });
  // The constructor drops headers that pages may not set, such as Origin and Cookie.
  return Object.defineProperty(request, 'headers', { value: headers });
}
