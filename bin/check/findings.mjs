// What `pricerx-auth check` says of a page. `fail`: visitors cannot sign in, or are at risk. `warn`: worth a change. `ok`: as it should be.
import { found, when } from './finding.mjs';
import { ofFrames, ofPolicy } from './policyFindings.mjs';

const SESSION_COOKIE = /^(?:stytch_session|stytch_session_jwt|__Host-.*session.*|__Secure-.*session.*)$/i;

export const isLocal = ({ hostname }) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

function ofTransport({ url, headers }) {
  if (isLocal(url)) return [found('ok', `${url.host} is this machine: https is not asked for.`)];
  const isSecure = url.protocol === 'https:';
  return [
    when(
      !isSecure,
      'fail',
      'The page is served without https: browsers give it no passkeys and no Secure cookies.',
      'The page is served with https.',
    ),
    when(
      isSecure && !headers.get('strict-transport-security'),
      'warn',
      'Strict-Transport-Security is missing: a first visit by http can be intercepted.',
      'Strict-Transport-Security is set.',
    ),
  ];
}

function ofTokens({ url, tokens, texts }) {
  if (isLocal(url)) return [];
  const tests = tokens.filter((token) => token.includes('public-token-test'));
  const sandbox = texts.some((text) => /https?:\/\/(?:localhost|127\.0\.0\.1):4311/.test(text));
  return [
    when(
      tests.length > 0,
      'fail',
      `The page has a test token (${tests[0]}): use the public token of the live project.`,
      'The page has no test token.',
    ),
    when(
      sandbox,
      'fail',
      'The page calls the sandbox of a developer (port 4311): leave `endpoints` out.',
      'The page does not call a local sandbox.',
    ),
  ];
}

function ofScript({ url, scripts }) {
  const widget = scripts.find(({ isWidget }) => isWidget);
  if (!widget) return [found('ok', 'No script tag of the widget: its code is taken to be in a bundle.')];
  const { answer } = widget;
  if (!answer || answer.status !== 200)
    return [
      found(
        'fail',
        `${widget.url.href} answered with ${answer ? `status ${answer.status}` : 'nothing'}: the widget is not there.`,
      ),
    ];
  const isForeign = widget.url.origin !== url.origin;
  const hasCors = Boolean(answer.headers.get('access-control-allow-origin'));
  const type = answer.headers.get('content-type') ?? '';
  return [
    when(
      !/javascript/.test(type),
      'fail',
      `${widget.url.pathname} is served as "${type}": browsers run scripts served as text/javascript only.`,
      'The script is served as JavaScript.',
    ),
    when(
      isForeign && !hasCors,
      'fail',
      'The script is on another origin without Access-Control-Allow-Origin: its other files cannot be checked or loaded.',
      'The script can be read from the page.',
    ),
    when(
      isForeign && !widget.integrity,
      'warn',
      'The script is on another origin without `integrity`: dist/integrity.json has the value.',
      'The script needs no `integrity`, or has it.',
    ),
    when(
      !answer.headers.get('content-encoding') && Number(answer.size) > 60_000,
      'warn',
      'The script is not compressed: switch on gzip or Brotli for JavaScript.',
      'The script is compressed.',
    ),
    when(
      /no-store|no-cache|max-age=0/.test(answer.headers.get('cache-control') ?? ''),
      'warn',
      'Browsers may not keep the script: serve it from a versioned address with a long max-age.',
      'Browsers may keep the script.',
    ),
  ];
}

function ofLeftovers({ scripts, texts }) {
  const old = scripts.find(({ url }) => url.hostname === 'js.stytch.com');
  const has = (pattern) => texts.some((text) => pattern.test(text));
  // `pricerx-auth/compat` has the provider's names: its script, or its warnings in the host's bundle.
  const isMoved =
    scripts.some(({ url }) => /pricerx-auth\.compat\.js$/.test(url.pathname)) || has(/ has no counterpart: /);
  const names =
    has(/multiple copies of the Stytch client/) || (!isMoved && has(/\bStytchUIClient\b|\bnew Stytch\(/));
  return [
    when(
      old || names,
      'warn',
      `The provider's own script is still used${old ? ` (${old.url.href})` : ''}: two scripts write the same cookies.`,
      "Nothing is left of the provider's own script.",
    ),
  ];
}

function ofReferrer({ headers }) {
  const policy = headers.get('referrer-policy') ?? '';
  return [
    when(
      /unsafe-url|no-referrer-when-downgrade/.test(policy),
      'fail',
      `Referrer-Policy is "${policy}": the token of a link in the address goes to other sites. Use strict-origin-when-cross-origin.`,
      'The address of the page is not told to other sites.',
    ),
  ];
}

function ofCookies({ url, headers }) {
  const cookies = headers.getSetCookie().map((text) => {
    const [pair = '', ...attributes] = text.split(';');
    return { name: pair.split('=')[0].trim(), attributes: attributes.map((one) => one.trim().toLowerCase()) };
  });
  const session = cookies.filter(({ name }) => SESSION_COOKIE.test(name));
  if (session.length === 0) return [];
  const control = headers.get('cache-control') ?? '';
  return [
    ...session.flatMap(({ name, attributes }) => [
      when(
        !attributes.includes('secure') && !isLocal(url),
        'fail',
        `The cookie ${name} has no Secure: it is sent over http too.`,
        `The cookie ${name} is Secure.`,
      ),
      when(
        !attributes.some((one) => one.startsWith('samesite=')),
        'warn',
        `The cookie ${name} has no SameSite: set Lax.`,
        `The cookie ${name} has SameSite.`,
      ),
      when(
        !name.startsWith('__Host-'),
        'warn',
        `The cookie ${name} can be set by other subdomains: \`cookieOptions\` with names that begin with __Host- prevent it.`,
        `The cookie ${name} cannot be set by other subdomains.`,
      ),
    ]),
    when(
      !/private|no-store/.test(control),
      'fail',
      `The answer sets session cookies with Cache-Control "${control}": a shared cache may give them to others. Use private, no-store.`,
      'Shared caches do not keep the answer.',
    ),
  ];
}

/** All findings of a page, in the order of this file. */
export const findingsOf = (page) =>
  [ofTransport, ofScript, ofTokens, ofLeftovers, ofPolicy, ofFrames, ofReferrer, ofCookies].flatMap((check) =>
    check(page),
  );
