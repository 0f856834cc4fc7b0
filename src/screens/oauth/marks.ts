import type { OAuthProvider } from '../../domain/enums';
import type { Mark } from './marks/mark';

/** One chunk per logo, so that a page loads only those of its own providers. */
const LOADERS: Record<OAuthProvider, () => Promise<{ mark: Mark }>> = {
  google: () => import(/* webpackChunkName: "google" */ './marks/accounts/google'),
  microsoft: () => import(/* webpackChunkName: "microsoft" */ './marks/accounts/microsoft'),
  apple: () => import(/* webpackChunkName: "apple" */ './marks/accounts/apple'),
  github: () => import(/* webpackChunkName: "github" */ './marks/work/github'),
  gitlab: () => import(/* webpackChunkName: "gitlab" */ './marks/work/gitlab'),
  facebook: () => import(/* webpackChunkName: "facebook" */ './marks/social/facebook'),
  discord: () => import(/* webpackChunkName: "discord" */ './marks/social/discord'),
  salesforce: () => import(/* webpackChunkName: "salesforce" */ './marks/work/salesforce'),
  slack: () => import(/* webpackChunkName: "slack" */ './marks/work/slack'),
  amazon: () => import(/* webpackChunkName: "amazon" */ './marks/accounts/amazon'),
  bitbucket: () => import(/* webpackChunkName: "bitbucket" */ './marks/work/bitbucket'),
  linkedin: () => import(/* webpackChunkName: "linkedin" */ './marks/social/linkedin'),
  coinbase: () => import(/* webpackChunkName: "coinbase" */ './marks/work/coinbase'),
  twitch: () => import(/* webpackChunkName: "twitch" */ './marks/social/twitch'),
  twitter: () => import(/* webpackChunkName: "twitter" */ './marks/social/twitter'),
  tiktok: () => import(/* webpackChunkName: "tiktok" */ './marks/social/tiktok'),
  snapchat: () => import(/* webpackChunkName: "snapchat" */ './marks/social/snapchat'),
  figma: () => import(/* webpackChunkName: "figma" */ './marks/work/figma'),
  yahoo: () => import(/* webpackChunkName: "yahoo" */ './marks/accounts/yahoo'),
};

/** Loaded logos, for all widgets of the page. */
const loaded = new Map<OAuthProvider, Mark>();

export const loadedMark = (provider: OAuthProvider): Mark | undefined => loaded.get(provider);

/** Rejects when the fetch fails; the button works without its logo. */
export async function loadMark(provider: OAuthProvider): Promise<void> {
  loaded.set(provider, (await LOADERS[provider]()).mark);
}
