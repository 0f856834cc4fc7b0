/** Everything the page may load or talk to: itself, and the sandbox as its identity provider. No inline code or style. */
const contentSecurityPolicy = (sandboxOrigin: string, appOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${sandboxOrigin}`,
    "style-src 'self'",
    `img-src 'self' data: ${sandboxOrigin}`,
    `connect-src 'self' ${sandboxOrigin}`,
    `frame-src ${sandboxOrigin}`,
    // The visitor's consent is sent by a form. Browsers hold the redirect that answers it to this list as well.
    ['form-action', "'self'", sandboxOrigin, ...appOrigins].join(' '),
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script. The policies make addresses of the chunks of the widget and of this page.
    "require-trusted-types-for 'script'",
    'trusted-types pricerx-auth pricerx-demo',
  ].join('; ');

export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // A sign-in link puts its token in the page's address; no other site is told that address.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const pageHeaders = (
  sandboxOrigin: string,
  appOrigins: readonly string[],
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(sandboxOrigin, appOrigins),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
});

/** Any site may load the widget's files. */
export const bundleHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};
