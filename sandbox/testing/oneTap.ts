import type { Sandbox } from '../createSandbox';
import type { ProjectSettings } from '../state/project/projects';
import { SANDBOX_PUBLIC_TOKEN } from '../state/project/projects';
import { PAGE } from './visitor';

interface Round {
  google_client_id: string;
  oauth_callback_id: string;
  /** The value of the CSRF cookie. */
  csrf: string;
}

/** Sends the requests of One Tap in the order in which a browser sends them. */
export function oneTapOf(sandbox: Sandbox, publicToken: string = SANDBOX_PUBLIC_TOKEN) {
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await sandbox.handle(new Request(`${sandbox.origin}${path}`, init));
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, errorType: body['error_type'], body, headers: answer.headers };
  };

  const start = (cookie = '', origin = sandbox.origin) =>
    call(`/v1/public/oauth/google/onetap/start?public_token=${publicToken}`, {
      headers: { Origin: origin, Cookie: cookie },
    });

  async function begin(): Promise<Round> {
    const { body, headers } = await start();
    const csrf = /^stytch_csrf_private_token=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '';
    return { ...(body as unknown as Round), csrf };
  }

  async function choose(client_id: string, email = 'ada@example.com', nonce?: string): Promise<string> {
    const init = { method: 'POST', body: JSON.stringify({ client_id, email, nonce }) };
    return String((await call('/gsi/credential', init)).body['credential']);
  }

  const submit = (
    round: Round,
    id_token: unknown,
    given: object = {},
    headers: Record<string, string> = {},
  ) =>
    call(`/v1/oauth/callback/${round.oauth_callback_id}`, {
      method: 'POST',
      headers: {
        'x-stytch-oauth-type': 'google-one-tap',
        Cookie: `other=1; stytch_csrf_private_token=${round.csrf}`,
        ...headers,
      },
      body: JSON.stringify({
        id_token,
        stytch_csrf_token: round.csrf,
        login_redirect_url: `${PAGE}/in`,
        signup_redirect_url: `${PAGE}/new`,
        ...given,
      }),
    });

  return {
    call,
    start,
    begin,
    choose,
    submit,
    settings: (settings: ProjectSettings) =>
      sandbox.control.createProject({ public_token: publicToken, ...settings }),
  };
}
