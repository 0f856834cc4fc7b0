const SDK_HEADERS = 'authorization,content-type,x-sdk-client,x-sdk-parent-host';
const METHODS = 'GET, POST, PUT, DELETE, OPTIONS';
const EXPOSED = ['Retry-After', 'Date'];

/** SDK calls have credentials, so the header must name the origin. `exposed` lists further headers that scripts can read. */
export function sdkCors(request: Request, exposed: string[] = []): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (origin === null) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': [...EXPOSED, ...exposed].join(', '),
  };
}

export function sdkPreflight(request: Request, further: string[] = []): Response {
  const headers = {
    ...sdkCors(request),
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': [SDK_HEADERS, ...further].join(','),
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers });
}

/** For endpoints without credentials: keys, scripts, the token endpoint. */
export const OPEN_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(', '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** For control calls with an allowed origin. Other pages can neither read nor embed the answer. */
export function originCors(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin');
  return {
    Vary: 'Origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(origin !== null && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': EXPOSED.join(', '),
    }),
  };
}

export function originPreflight(request: Request): Response {
  const headers = {
    ...originCors(request),
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers });
}

export function openPreflight(allowed = ['content-type']): Response {
  const headers = {
    ...OPEN_CORS,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': allowed.join(','),
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers });
}
