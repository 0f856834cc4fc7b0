import type { Hono } from 'hono';
import { accountPage } from '../../pages/oauth';
import { refusalPage } from '../../pages/refusal';
import type { State, Transact } from '../../state/state';
import { checkEmail } from '../../verify/contacts/contacts';
import { OAUTH_PROVIDERS } from '../../verify/social/oauthProviders';
import { checkRedirectUrl } from '../../verify/redirectUrls';
import { ApiRefusal, refuse } from '../../verify/refusals';
import type { SdkContext } from '../transport/sdk';
import type { WayBack } from './oauthAccounts';
import { signInAs } from './oauthAccounts';

const PATH = '/v1/public/oauth/:provider/start';

async function readStart(
  { isTrusted }: SdkContext,
  state: State,
  url: URL,
  provider: string,
  page: string,
): Promise<WayBack> {
  const query = (name: string): string | undefined => url.searchParams.get(name) || undefined;
  if (!Object.hasOwn(OAUTH_PROVIDERS, provider)) return refuse('invalid_oauth_provider');
  const project = await state.projects.find(query('public_token') ?? '');
  if (!project) return refuse('unauthorized_credentials');
  const codeChallenge = query('code_challenge') ?? null;
  if (codeChallenge === null && project.bootstrap.pkce_required_for_oauth)
    return refuse('invalid_pkce_code_challenge');
  const redirects = { listed: project.redirect_urls, page, isTrusted };
  const allowed = (name: string): string =>
    checkRedirectUrl(query(name), redirects, 'redirect_url_not_found');
  return {
    project,
    provider,
    login: allowed('login_redirect_url'),
    signup: allowed('signup_redirect_url'),
    codeChallenge,
    scopes: query('custom_scopes') ?? '',
  };
}

/** RFC 6749, 4.1.2.1: the error parameters of a refused or failed visit. */
const FAILURES: Record<string, Record<string, string>> = {
  refuse: { error: 'access_denied' },
  fail: { error: 'server_error', error_description: 'The provider had a problem.' },
};

function failed({ login }: WayBack, decision: string | null): string {
  const url = new URL(login);
  const fields = FAILURES[decision === 'fail' ? decision : 'refuse'] ?? {};
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** The form's action repeats the redirect URLs, because the Referer of the form is the sandbox and not the host page. */
function formAction(url: URL, { login, signup }: WayBack): string {
  const action = new URL(url);
  action.searchParams.set('login_redirect_url', login);
  action.searchParams.set('signup_redirect_url', signup);
  return `${action.pathname}${action.search}`;
}

async function showForm(state: State, url: URL, start: WayBack, retry: { given?: string; error?: string }) {
  return accountPage({
    type: start.provider,
    provider:
      (Object.hasOwn(OAUTH_PROVIDERS, start.provider) && OAUTH_PROVIDERS[start.provider]) || start.provider,
    project: start.project.bootstrap.project_name ?? new URL(start.login).host,
    known: await state.oauth.accounts(start.project.public_token, start.provider),
    action: formAction(url, start),
    ...retry,
  });
}

/** Shows refusals as a page, because a refused redirect URL must not be used. */
async function answer(transact: Transact, work: (state: State) => Promise<Response>): Promise<Response> {
  return transact(async (state) => {
    try {
      return await work(state);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      return refusalPage(error.status, error.errorType, error.message);
    }
  });
}

/** Refuses forms of other sites, which could choose an account and receive its token (login CSRF). */
function checkOwnForm(origin: string | undefined, url: URL): void {
  if (origin !== undefined && origin !== url.origin) refuse('origin_not_allowed');
}

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

export function addOAuthStart(app: Hono, context: SdkContext): void {
  const { transact } = context;
  app.get(PATH, ({ req }) =>
    answer(transact, async (state) => {
      const url = new URL(req.url);
      const referer = req.header('Referer') ?? '';
      const page = /^https?:/.test(referer) && URL.canParse(referer) ? new URL(referer).origin : url.origin;
      return showForm(state, url, await readStart(context, state, url, req.param('provider'), page), {});
    }),
  );
  app.post(PATH, async ({ req }) => {
    const form = new URLSearchParams(await req.text());
    return answer(transact, async (state) => {
      const url = new URL(req.url);
      checkOwnForm(req.header('Origin'), url);
      const start = await readStart(context, state, url, req.param('provider'), url.origin);
      const decision = form.get('decision');
      if (decision !== 'continue') return seeOther(failed(start, decision));
      const given = (form.get('email') ?? '').trim();
      try {
        return seeOther(await signInAs(state, start, checkEmail(given)));
      } catch (error) {
        if (!(error instanceof ApiRefusal && error.errorType === 'invalid_email')) throw error;
        return showForm(state, url, start, { given, error: error.message });
      }
    });
  });
}
