import type { WidgetConfig } from '../../src/domain/config/config';
import type { OAuthProvider } from '../../src/domain/enums';
import { eventually } from '../time';
import { button } from './button';
import { EMAIL } from './signIn';

/**
 * Signs in at a social provider with an account, or refuses.
 * @param address to which the page navigated
 * @returns the address to which the provider redirects
 */
export async function visitProvider(
  address: string,
  { email = EMAIL, decision = 'continue' }: { email?: string; decision?: 'continue' | 'refuse' } = {},
): Promise<URL> {
  const page = await fetch(address);
  const html = await page.text();
  if (!page.ok) throw new Error(`The provider refuses the start: ${html}`);
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const answer = await fetch(new URL(form?.getAttribute('action') ?? '', address), {
    method: 'POST',
    body: new URLSearchParams({ email, decision }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('Location') ?? '');
}

/** The providers' names in their own spelling. */
export const SOCIAL_LABELS: Record<OAuthProvider, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
  gitlab: 'GitLab',
  facebook: 'Facebook',
  discord: 'Discord',
  salesforce: 'Salesforce',
  slack: 'Slack',
  amazon: 'Amazon',
  bitbucket: 'Bitbucket',
  linkedin: 'LinkedIn',
  coinbase: 'Coinbase',
  twitch: 'Twitch',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  figma: 'Figma',
  yahoo: 'Yahoo',
};

export const socialConfig = (...types: OAuthProvider[]): WidgetConfig => ({
  products: ['oauth'],
  oauthOptions: { providers: types.map((type) => ({ type })) },
});

export const socialButton = (label: string) => eventually(() => button(`Continue with ${label}`));
