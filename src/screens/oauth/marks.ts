import type { OAuthProvider } from '../../domain/enums';
import type { Mark } from './marks/mark';

/** One chunk per logo, so that a page loads only those of its own providers. */
const LOADERS: Record<OAuthProvider, () => Promise<{ mark: Mark }>> = {
  google: () => import(/* webpackChunkName: "google" */ './marks/google'),
  microsoft: () => import(/* webpackChunkName: "microsoft" */ './marks/microsoft'),
  apple: () => import(/* webpackChunkName: "apple" */ './marks/apple'),
  github: () => import(/* webpackChunkName: "github" */ './marks/github'),
  gitlab: () => import(/* webpackChunkName: "gitlab" */ './marks/gitlab'),
  facebook: () => import(/* webpackChunkName: "facebook" */ './marks/facebook'),
  discord: () => import(/* webpackChunkName: "discord" */ './marks/discord'),
  salesforce: () => import(/* webpackChunkName: "salesforce" */ './marks/salesforce'),
  slack: () => import(/* webpackChunkName: "slack" */ './marks/slack'),
  amazon: () => import(/* webpackChunkName: "amazon" */ './marks/amazon'),
  bitbucket: () => import(/* webpackChunkName: "bitbucket" */ './marks/bitbucket'),
  linkedin: () => import(/* webpackChunkName: "linkedin" */ './marks/linkedin'),
  coinbase: () => import(/* webpackChunkName: "coinbase" */ './marks/coinbase'),
  twitch: () => import(/* webpackChunkName: "twitch" */ './marks/twitch'),
  twitter: () => import(/* webpackChunkName: "twitter" */ './marks/twitter'),
  tiktok: () => import(/* webpackChunkName: "tiktok" */ './marks/tiktok'),
  snapchat: () => import(/* webpackChunkName: "snapchat" */ './marks/snapchat'),
  figma: () => import(/* webpackChunkName: "figma" */ './marks/figma'),
  yahoo: () => import(/* webpackChunkName: "yahoo" */ './marks/yahoo'),
};

/** Loaded logos, for all widgets of the page. */
const loaded = new Map<OAuthProvider, Mark>();

export const loadedMark = (provider: OAuthProvider): Mark | undefined => loaded.get(provider);

/** Rejects when the fetch fails; the button works without its logo. */
export async function loadMark(provider: OAuthProvider): Promise<void> {
  loaded.set(provider, (await LOADERS[provider]()).mark);
}
