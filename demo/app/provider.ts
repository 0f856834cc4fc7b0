import * as oidc from 'openid-client';

export interface Provider {
  /** The authorization URL, and the values to keep until the user returns. */
  signIn(options?: { askAgain?: boolean }): Promise<{ url: string; pending: PendingSignIn }>;
  /** Exchanges the code in the callback URL for the account. Throws when the callback does not match the request. */
  finish(address: URL, pending: PendingSignIn): Promise<Account>;
  /** Reads the user's data from the provider; undefined when the user revoked the access. */
  readUser(account: Account): Promise<Person | undefined>;
  /** The URL for signing out at the provider. */
  signOutUrl(options: { idToken?: string; state: string }): Promise<string>;
}

export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Account {
  subject: string;
  accessToken: string;
  idToken: string;
}

export interface Person {
  /** Empty when the provider has told none. */
  name: string;
}

export interface ProviderOptions {
  /** The provider's issuer URL. Its metadata has the endpoints. */
  issuer: string;
  clientId: string;
  /** The redirect URI of this app. */
  callbackUrl: string;
  signedOutUrl: string;
}

const SCOPE = 'openid profile email';

const isTakenBack = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401;

/** The OpenID relying party: the code flow with PKCE. The library checks state, nonce and issuer. */
export const createProvider = ({
  issuer,
  clientId,
  callbackUrl,
  signedOutUrl,
}: ProviderOptions): Provider => {
  let found: oidc.Configuration | undefined;

  const configuration = async (): Promise<oidc.Configuration> => {
    if (found !== undefined) return found;
    // Plain http is allowed for a provider on this machine only.
    const isLocal = new URL(issuer).hostname === 'localhost';
    const execute = isLocal ? [oidc.allowInsecureRequests] : [];
    found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), { execute });
    return found;
  };

  return {
    async signIn({ askAgain = false } = {}) {
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: SCOPE,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        ...(askAgain && { prompt: 'consent' }),
      });
      return { url: url.href, pending };
    },

    async finish(address, { state, nonce, codeVerifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub;
      if (subject === undefined || tokens.id_token === undefined)
        throw new Error('The answer has no ID token.');
      return { subject, accessToken: tokens.access_token, idToken: tokens.id_token };
    },

    async readUser({ accessToken, subject }) {
      try {
        const info = await oidc.fetchUserInfo(await configuration(), accessToken, subject);
        return { name: info.given_name ?? info.email ?? info.phone_number ?? '' };
      } catch (error) {
        if (isTakenBack(error)) return undefined;
        throw error;
      }
    },

    async signOutUrl({ idToken, state }) {
      const url = oidc.buildEndSessionUrl(await configuration(), {
        post_logout_redirect_uri: signedOutUrl,
        state,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      });
      return url.href;
    },
  };
};
