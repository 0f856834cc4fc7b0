import type { Hono } from 'hono';
import { oneTapScript } from '../../pages/oneTapScript';
import { subjectOf } from '../../state/social/oauth';
import { checkEmail } from '../../verify/contacts/contacts';
import { signJwt } from '../../verify/jwt';
import { promptFailure, publicTokenOf } from '../../verify/social/oneTap';
import { ApiRefusal } from '../../verify/refusals';
import { stringOf } from '../../../src/domain/calls/wireValues';
import { OPEN_CORS, openPreflight } from '../transport/cors';
import { readFields, script } from './scripts';
import type { SdkContext } from '../transport/sdk';

const CREDENTIAL_SECONDS = 3_600;

const open = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { ...OPEN_CORS, 'Cache-Control': 'no-store' } });

/** The accounts to choose from, or the reason why the prompt is not shown. */
async function prompt({ transact }: SdkContext, clientId: string) {
  return transact(async (state) => {
    const project = await state.projects.find(publicTokenOf(clientId));
    if (!project) return { failure: { moment: 'display', reason: 'invalid_client' } };
    return {
      failure: promptFailure(project.one_tap.failure),
      project: project.bootstrap.project_name ?? '',
      accounts: await state.oauth.accounts(project.public_token, 'google'),
    };
  });
}

/** Issues the ID token for the chosen account. Any email address is accepted without proof. */
async function credential({ transact, origin, signingKey }: SdkContext, fields: Record<string, unknown>) {
  const clientId = stringOf(fields['client_id']);
  return transact(async (state) => {
    const project = await state.projects.find(publicTokenOf(clientId));
    if (!project) return open({ error: 'The sandbox did not issue this client_id.' }, 400);
    const email = stringOf(fields['email']).trim();
    try {
      checkEmail(email);
    } catch (error) {
      if (error instanceof ApiRefusal) return open({ error: error.message }, 400);
      throw error;
    }
    const iat = Math.floor(state.now / 1000);
    const nonce = stringOf(fields['nonce']);
    const claims = {
      iss: `${origin}/v1/public/oauth/google`,
      aud: clientId,
      azp: clientId,
      sub: subjectOf('google', email),
      email,
      email_verified: true,
      ...(nonce && { nonce }),
      jti: await state.oneTap.addCredential(project.public_token),
      iat,
      exp: iat + CREDENTIAL_SECONDS,
    };
    return open({ credential: await signJwt(signingKey, claims) });
  });
}

/** Google's part of One Tap: the script and the calls of its prompt. The provider's part is `social/oneTap.ts`. */
export function addGsi(app: Hono, context: SdkContext): void {
  app.get('/gsi/client', () => script(oneTapScript(context.origin)));
  app.options('/gsi/*', () => openPreflight());
  app.get('/gsi/prompt', async ({ req }) => open(await prompt(context, req.query('client_id') ?? '')));
  app.post('/gsi/credential', async ({ req }) => credential(context, await readFields(req.raw)));
}
