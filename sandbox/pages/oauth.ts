import type { OAuthProvider } from '../../src/domain/enums';
import { escapeHtml, page } from './document';

interface Account {
  /** The name in the URL: `google`. */
  type: string;
  /** The display name: `Google`. */
  provider: string;
  project: string;
  /** Email addresses of accounts that have signed in before. */
  known: string[];
  /** The URL that the form is sent to. */
  action: string;
  given?: string;
  error?: string;
}

/** The providers' colours, which distinguish the pages without using logos. */
const COLORS_OF_PROVIDERS: Record<OAuthProvider, string> = {
  amazon: '#D9730D',
  apple: '#000000',
  bitbucket: '#0052CC',
  coinbase: '#0052FF',
  discord: '#5865F2',
  facebook: '#0866FF',
  figma: '#A03BE0',
  github: '#24292F',
  gitlab: '#C2410C',
  google: '#1A73E8',
  linkedin: '#0A66C2',
  microsoft: '#0067B8',
  salesforce: '#0B7CBD',
  slack: '#4A154B',
  snapchat: '#6B6700',
  tiktok: '#000000',
  twitch: '#7D2FE0',
  twitter: '#0F6FB5',
  yahoo: '#6001D2',
};
const COLORS: Readonly<Record<string, string>> = COLORS_OF_PROVIDERS;

/** SVG presentation attributes are allowed by the page's content security policy, inline styles are not. */
const tile = (type: string, provider: string): string =>
  `<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="12" fill="${(Object.hasOwn(COLORS, type) && COLORS[type]) || '#0F766E'}"/><text x="24" y="32" font-size="24" font-weight="700" text-anchor="middle" fill="#FFFFFF">${escapeHtml(provider.charAt(0))}</text></svg>`;

/** A form of its own, so that Enter in the email field submits the email address and not the first account. */
const knownAccounts = (known: string[]): string =>
  known.length === 0
    ? ''
    : `<div class="accounts">
<p>Choose an account:</p>
${known.map((account) => `<button class="quiet" form="known" name="email" value="${escapeHtml(account)}">${escapeHtml(account)}</button>`).join('\n')}
</div>`;

/** Replaces the provider's sign-in page. It accepts any email address without proof. */
export function accountPage(account: Account): Response {
  const { type, provider, project, known, action, given = known[0] ?? '', error } = account;
  const problem = error ? `<p class="error" id="problem" role="alert">${escapeHtml(error)}</p>` : '';
  return page(
    `Sign in to ${project} with ${provider}`,
    `${tile(type, provider)}
<p>This is the sandbox in ${escapeHtml(provider)}’s place. Any email address signs in, and a new one makes a new account.</p>
${knownAccounts(known)}
<form method="post" action="${escapeHtml(action)}" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" value="${escapeHtml(given)}" autofocus${error ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
${problem}
<div class="actions">
<button name="decision" value="continue">Continue</button>
<button class="quiet" name="decision" value="refuse">Refuse</button>
<button class="quiet" name="decision" value="fail">Fail</button>
</div>
</form>
<form id="known" method="post" action="${escapeHtml(action)}"><input type="hidden" name="decision" value="continue"></form>`,
    error ? 400 : 200,
  );
}
