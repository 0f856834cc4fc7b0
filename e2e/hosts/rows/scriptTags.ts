import { documentOf, type HostPage, PLACE, type Parts } from '../hostPage';

const HEAD = '<title>Host</title><link rel="icon" href="data:,">';
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head>${HEAD}${head}</head><body>${body}</body></html>`;
/** The host calls when the whole page has loaded. */
const whenLoaded = ({ host }: Parts, place = PLACE) =>
  `${place}<script src="${host}"></script><script>addEventListener('load', function () { signIn(); });</script>`;
const tag = (attributes: string) => (parts: Parts) =>
  page(`<script ${attributes} src="${parts.script}"></script>`, whenLoaded(parts));

const NONCE = 'bm9uY2U';

/** How the script tag's file gets into the page. */
export const SCRIPT_TAGS: HostPage[] = [
  { name: 'with the script in the head', html: tag('') },
  { name: 'with the script async', html: tag('async') },
  { name: 'with the script deferred', html: tag('defer') },
  { name: 'with the script as a module', html: tag('type="module"') },
  { name: 'with the script as an async module', html: tag('type="module" async') },
  {
    name: 'with the script written by document.write',
    html: (parts) =>
      page(
        '',
        `<script>document.write('<script src="${parts.script}"><\\/script>')</script>${whenLoaded(parts)}`,
      ),
  },
  {
    name: 'with the script added by a script, which calls in its load event',
    html: ({ script, host }) =>
      page(
        '',
        `${PLACE}<script src="${host}"></script><script>var added = document.createElement('script'); added.src = '${script}'; added.onload = function () { signIn(); }; document.head.appendChild(added);</script>`,
      ),
  },
  {
    name: 'with the script twice',
    html: (parts) => documentOf({ head: `<script src="${parts.script}"></script>` })(parts),
  },
  {
    name: 'with the call twice',
    html: (parts) => documentOf({ end: `<script>signIn();</script>` })(parts),
  },
  {
    name: 'with a script of another origin',
    html: ({ host, call, script, elsewhere }) =>
      page(
        '',
        `${PLACE}<script crossorigin src="${elsewhere}${script}"></script><script src="${host}"></script><script src="${call}"></script>`,
      ),
  },
  {
    name: 'with <base href> to another folder',
    html: (parts) => documentOf({ head: '<base href="/elsewhere/deep/">' })(parts),
  },
  {
    name: 'with <base target=_blank>',
    html: (parts) => documentOf({ head: '<base target="_blank">' })(parts),
  },
  {
    name: 'under a policy in a meta element',
    html: (parts) =>
      documentOf({
        head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src *; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types pricerx-auth">`,
      })(parts),
  },
  {
    name: 'under a policy with a nonce and strict-dynamic',
    csp: `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src SANDBOX; img-src data:; require-trusted-types-for 'script'; trusted-types pricerx-auth`,
    html: (parts) => documentOf({})(parts).replaceAll('<script ', `<script nonce="${NONCE}" `),
  },
  {
    name: 'on a cross-origin isolated page without referrers and permissions',
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'referrer-policy': 'no-referrer',
      'permissions-policy':
        'publickey-credentials-get=(), publickey-credentials-create=(), otp-credentials=(), clipboard-read=(), identity-credentials-get=()',
      'cache-control': 'no-store',
      'origin-agent-cluster': '?1',
    },
  },
  {
    name: 'by an import of the package, without a bundler',
    html: ({ host }) =>
      page(
        '',
        `${PLACE}<script src="${host}"></script><script type="module">import * as PriceRxAuth from '/esm/index.js'; window.PriceRxAuth = PriceRxAuth; signIn();</script>`,
      ),
  },
];
