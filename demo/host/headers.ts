/** The sandbox's scripts, by file: an answer of another path must not run on this page. */
const SCRIPTS = ['/telemetry.js', '/recaptcha/enterprise.js', '/gsi/client'];

/** The page can load from its own origin and the sandbox, its identity provider. Inline scripts and styles are forbidden. */
const contentSecurityPolicy = (sandboxOrigin: string, appOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...SCRIPTS.map((path) => sandboxOrigin + path)].join(' '),
    "style-src 'self'",
    `img-src 'self' data: ${sandboxOrigin}`,
    `connect-src 'self' ${sandboxOrigin}`,
    `frame-src ${sandboxOrigin}`,
    // The consent form is sent to the sandbox, which redirects to the app. Browsers apply form-action to redirects too.
    ['form-action', "'self'", sandboxOrigin, ...appOrigins].join(' '),
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Trusted Types: only the policies of the widget and of this page, which create URLs of chunks, can make script URLs.
    "require-trusted-types-for 'script'",
    'trusted-types pricerx-auth pricerx-demo',
  ].join('; ');

export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // Sign-in links have a token in the page's URL, so the full URL must not be sent as Referer.
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

/** The widget's files can be loaded by any site. */
export const bundleHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};
