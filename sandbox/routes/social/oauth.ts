import type { AuthenticationFactor } from '../../../src/domain/entities';
import { rfc3339 } from '../../state/clock';
import type { OAuthRegistration, OAuthToken } from '../../state/social/oauth';
import { newToken } from '../../state/tokens';
import { checkSessionDuration } from '../../verify/durations';
import { signJwt } from '../../verify/jwt';
import { returnsEmail } from '../../verify/social/oauthProviders';
import { checkPKCE } from '../../verify/pkce';
import { refuse } from '../../verify/refusals';
import { REDEMPTION, signIn } from '../authAnswer';
import type { Call, Route } from '../route';
import { route } from '../route';

const PROVIDER_TOKEN_SECONDS = 3_600;

/** Invented values of the provider's own tokens. */
async function providerValues(
  { state, origin, signingKey, project }: Call,
  { provider, scopes, account }: OAuthToken,
  { provider_subject }: OAuthRegistration,
) {
  const iat = Math.floor(state.now / 1000);
  const claims = {
    iss: `${origin}/v1/public/oauth/${provider}`,
    aud: [project.project_id],
    sub: provider_subject,
    iat,
    exp: iat + PROVIDER_TOKEN_SECONDS,
    ...(returnsEmail(provider) && { email: account, email_verified: true }),
  };
  return {
    access_token: newToken(),
    id_token: await signJwt(signingKey, claims),
    refresh_token: newToken(),
    scopes: scopes.split(' ').filter(Boolean),
    expires_at: rfc3339((iat + PROVIDER_TOKEN_SECONDS) * 1000),
  };
}

export const oauthRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/oauth/authenticate',
    access: 'project',
    body: REDEMPTION,
    run: async (call) => {
      const { state, project, body } = call;
      const { public_token } = project;
      const durationMinutes = checkSessionDuration(body.session_duration_minutes);
      const token = await state.oauth.findToken(public_token, body.token);
      const registration = token && (await state.oauth.get(token.registration_id));
      if (!registration) return refuse('oauth_token_not_found');
      checkPKCE(token.code_challenge, body.code_verifier);
      await state.oauth.spendToken(token);
      const { oauth_user_registration_id, user_id, provider_subject, provider_type } = registration;
      const contact = returnsEmail(token.provider)
        ? await state.users.findContact(public_token, 'email', token.account)
        : null;
      const email = contact?.user_id === user_id ? contact : null;
      // The provider vouches for the account's email address.
      if (email) await state.users.verifyContact(email);
      else await state.users.activate(user_id);
      const factor: AuthenticationFactor = {
        type: 'oauth',
        delivery_method: `oauth_${provider_type}`,
        last_authenticated_at: rfc3339(state.now),
      };
      const ids = { id: oauth_user_registration_id, provider_subject };
      factor[`${provider_type}_oauth_factor`] = email ? { ...ids, email_id: email.contact_id } : ids;
      return signIn(call, {
        userId: user_id,
        durationMinutes,
        factor,
        extra: {
          oauth_user_registration_id,
          provider_subject,
          provider_type,
          profile_picture_url: registration.profile_picture_url,
          locale: registration.locale,
          provider_values: await providerValues(call, token, registration),
        },
      });
    },
  }),
];
