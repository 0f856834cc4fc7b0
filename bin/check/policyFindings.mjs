// What `pricerx-auth check` says of a page's Content Security Policy.
import { found, when } from './finding.mjs';
import { allowsScript, allowsURL, readPolicies, sourcesOf } from './policy.mjs';

const RECOMMENDED = "script-src 'self'; connect-src <API>; base-uri 'none'; frame-ancestors 'self'";

/** The API that a token calls, if no custom domain is configured. */
const apiOf = (token) =>
  token.includes('public-token-test') ? 'https://test.stytch.com' : 'https://api.stytch.com';

/** Whether a policy of the page refuses what `isAllowed` looks for in the sources of a directive. */
const isRefused = (policies, name, isAllowed) =>
  policies.map((policy) => sourcesOf(policy, name)).some((sources) => sources && !isAllowed(sources));

function ofScripts(policies, { scripts, url }) {
  const refused = scripts.filter(
    (script) =>
      script.isWidget && isRefused(policies, 'script-src', (sources) => allowsScript(sources, script, url)),
  );
  return when(
    refused.length > 0,
    'fail',
    `script-src refuses ${refused[0]?.url.href}: add its origin, or a nonce.`,
    'script-src allows the widget.',
  );
}

const ofApi = (policies, { url }, api) =>
  when(
    isRefused(policies, 'connect-src', (sources) => allowsURL(sources, new URL(api), url)),
    'warn',
    `connect-src does not allow ${api}: right only if the client has a custom API domain, which must be listed.`,
    `connect-src allows ${api}.`,
  );

function ofUnsafe(policies) {
  const isRun = (source) => !isRefused(policies, 'script-src', (sources) => sources.includes(source));
  // Browsers ignore 'unsafe-inline' beside a nonce or a hash.
  const isLimited = isRefused(
    policies,
    'script-src',
    (sources) => !sources.some((one) => /^'(?:nonce|sha\d+)-/.test(one)),
  );
  return [
    when(
      isRun("'unsafe-inline'") && !isLimited,
      'warn',
      "script-src allows 'unsafe-inline': any injected script runs, and can act as the visitor.",
      'script-src allows no injected script.',
    ),
    when(
      isRun("'unsafe-eval'"),
      'warn',
      "script-src allows 'unsafe-eval', which the widget does not need.",
      "script-src does not allow 'unsafe-eval'.",
    ),
  ];
}

export function ofPolicy(page) {
  const policies = readPolicies(page.policies);
  if (policies.length === 0)
    return [found('warn', `The page has no Content-Security-Policy. Begin with: ${RECOMMENDED}`)];
  const types = policies.map((policy) => policy.get('trusted-types')).filter(Boolean);
  return [
    ofScripts(policies, page),
    ...[...new Set(page.tokens.map(apiOf))].map((api) => ofApi(policies, page, api)),
    ...ofUnsafe(policies),
    when(
      types.some((names) => !names.includes('pricerx-auth') && !names.includes('*')),
      'fail',
      'trusted-types does not list `pricerx-auth`: the widget cannot load its files.',
      'trusted-types allows the widget, or is not set.',
    ),
    when(
      !policies.some((policy) => policy.has('base-uri')),
      'warn',
      "base-uri is missing: an injected <base> moves relative addresses. Add base-uri 'none'.",
      'base-uri is set.',
    ),
  ];
}

export function ofFrames({ policies, headers }) {
  const isSet = readPolicies(policies).some((policy) => policy.has('frame-ancestors'));
  return [
    when(
      !isSet && !headers.get('x-frame-options'),
      'warn',
      "frame-ancestors is missing: other sites can frame the sign-in page. Add frame-ancestors 'self' as a header.",
      'Other sites cannot frame the page.',
    ),
  ];
}
