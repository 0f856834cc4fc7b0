import { createHash, randomBytes } from 'node:crypto';
import type { Sandbox } from '../createSandbox';
import type { OAuthClientSettings, ProjectSettings } from '../state/project/projects';
import { SANDBOX_PUBLIC_TOKEN } from '../state/project/projects';
import { PAGE, visitorOf } from './visitor';

export const APP = {
  client_id: 'app-diary',
  client_name: 'Diary',
  redirect_uris: ['https://diary.example/back?from=pricerx', 'https://diary.example/other'],
  post_logout_redirect_uris: ['https://diary.example/bye'],
} satisfies OAuthClientSettings;

const [REDIRECT = ''] = APP.redirect_uris;

export const pkcePair = () => {
  const code_verifier = randomBytes(32).toString('base64url');
  return { code_verifier, code_challenge: createHash('sha256').update(code_verifier).digest('base64url') };
};

/** The PKCE pair of the app. */
const OWN_PAIR = pkcePair();

/** A relying app: its calls to the token endpoint, and the consent page that its user sees. */
export function appOf(sandbox: Sandbox, publicToken: string = SANDBOX_PUBLIC_TOKEN) {
  const visitor = visitorOf(sandbox, publicToken);
  const request = {
    client_id: APP.client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email',
  };

  const basic = (session: string): string =>
    `Basic ${Buffer.from(`${publicToken}:${session || publicToken}`).toString('base64')}`;

  /** Submits the consent form, as a full page navigation. */
  const submit = (
    session: string,
    given: Record<string, string> = {},
    accept = 'text/html',
    headers: Record<string, string> = { Origin: PAGE },
  ) =>
    sandbox.handle(
      new Request(`${sandbox.origin}/sdk/v1/oauth/authorize`, {
        method: 'POST',
        headers: { ...headers, Accept: accept },
        body: new URLSearchParams({
          ...request,
          code_challenge: OWN_PAIR.code_challenge,
          consent_granted: 'true',
          ...given,
          __Authorization: basic(session),
          '__X-SDK-Client': 'e30=',
          '__X-SDK-Parent-Host': PAGE,
        }),
      }),
    );

  /** The URL that the form redirects to. */
  async function sentTo(session: string, given: Record<string, string> = {}): Promise<URL> {
    const answer = await submit(session, given);
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('Location') ?? '');
  }

  async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields);
    const answer = await sandbox.handle(
      new Request(`${sandbox.origin}/v1/oauth2/${path}`, { method: 'POST', body, headers }),
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }

  const codeFor = async (session: string, given: Record<string, string> = {}): Promise<string> =>
    (await sentTo(session, given)).searchParams.get('code') ?? '';

  const useCode = (code: string, given: Record<string, string> = {}) =>
    post('token', {
      grant_type: 'authorization_code',
      client_id: APP.client_id,
      redirect_uri: REDIRECT,
      code,
      code_verifier: OWN_PAIR.code_verifier,
      ...given,
    });

  const refresh = (refresh_token: string, given: Record<string, string> = {}) =>
    post('token', { grant_type: 'refresh_token', client_id: APP.client_id, refresh_token, ...given });

  async function userinfo(access_token: string | undefined) {
    const answer = await sandbox.handle(
      new Request(`${sandbox.origin}/v1/oauth2/userinfo`, {
        headers: { Authorization: `Bearer ${access_token}` },
      }),
    );
    return {
      status: answer.status,
      challenge: answer.headers.get('WWW-Authenticate'),
      body: (await answer.json()) as Record<string, unknown>,
    };
  }

  return {
    visitor,
    request,
    register: (settings: ProjectSettings = {}) =>
      sandbox.control.createProject({ public_token: publicToken, oauth_clients: [APP], ...settings }),
    /** Starts the authorization and returns what the consent page shows. */
    start: (session: string, given: object = {}) =>
      visitor.call('/oauth/authorize/start', { ...request, prompt: '', ...given }, { session }),
    submit,
    sentTo,
    codeFor,
    useCode,
    refresh,
    userinfo,
    post,
    /** Runs the authorization code flow and returns the tokens. */
    tokens: async (session: string, scope = 'openid email') =>
      (await useCode(await codeFor(session, { scope }))).body,
  };
}

export type AppSettings = Parameters<ReturnType<typeof appOf>['register']>[0];

/** Registers the app, and signs in a user of its project. */
export async function signedInApp(sandbox: Sandbox, settings?: AppSettings) {
  const app = appOf(sandbox);
  await app.register(settings);
  const { data } = await app.visitor.signIn();
  return { app, session: data.session_token, userId: data.user_id };
}
