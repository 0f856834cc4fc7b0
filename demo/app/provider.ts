import * as oidc from 'openid-client';

export interface Provider {
  /** Where the user is sent to sign in, and what has to be remembered of it until they are back. */
  signIn(options?: { askAgain?: boolean }): Promise<{ url: string; pending: PendingSignIn }>;
  /** The user is back: what came with them, as an account. Throws when it is not what was asked for. */
  finish(address: URL, pending: PendingSignIn): Promise<Account>;
  /** What the user has agreed to share, as it is now; undefined when they have taken it back. */
  readUser(account: Account): Promise<Person | undefined>;
  /** Where the user is sent to be signed out of the provider too. */
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
  name: string;
}

export interface ProviderOptions {
  /** The provider, whose metadata name its endpoints. */
  issuer: string;
  clientId: string;
  /** Of this app. */
  callbackUrl: string;
  signedOutUrl: string;
}

const SCOPE = 'openid profile email';

const isTakenBack = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401;

/** This app as a relying party: the code flow with PKCE, state, nonce and issuer all checked by the library. */
export const createProvider = ({
  issuer,
  clientId,
  callbackUrl,
  signedOutUrl,
}: ProviderOptions): Provider => {
  let found: oidc.Configuration | undefined;

  const configuration = async (): Promise<oidc.Configuration> => {
    if (found !== undefined) return found;
    // Plain http is for a provider on this very machine alone.
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
      if (subject === undefined || tokens.id_token === undefined) throw new Error('There is no id token.');
      return { subject, accessToken: tokens.access_token, idToken: tokens.id_token };
    },

    async readUser({ accessToken, subject }) {
      try {
        const info = await oidc.fetchUserInfo(await configuration(), accessToken, subject);
        return { name: info.given_name ?? info.email ?? info.phone_number ?? 'you' };
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
