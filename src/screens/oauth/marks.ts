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
const loaded: { [provider in OAuthProvider]?: Mark } = {};

/** The logos of these providers that are loaded. */
export const marksOf = (providers: readonly OAuthProvider[]): typeof loaded =>
  Object.fromEntries(providers.map((provider) => [provider, loaded[provider]]));

/** Fetches a logo. Rejects when that fails; the button works without its logo. Undefined for a loaded one. */
export const loadMark = (provider: OAuthProvider): Promise<void> | undefined =>
  loaded[provider]
    ? undefined
    : LOADERS[provider]().then(({ mark }) => {
        loaded[provider] = mark;
      });
