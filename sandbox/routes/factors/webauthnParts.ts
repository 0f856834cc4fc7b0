import type { AuthenticationFactor } from '../../../src/domain/entities';
import { rfc3339 } from '../../state/clock';
import type { StoredPasskey, WebauthnChallenge } from '../../state/factors/webauthn';
import { newToken } from '../../state/tokens';
import { minutes } from '../../verify/durations';
import { refuse } from '../../verify/refusals';
import { isDomainOf } from '../../verify/factors/webauthn';
import type { Call } from '../route';

const GOOD_FOR_MINUTES = 5;

export const factorOf = (passkey: StoredPasskey, now: number): AuthenticationFactor => ({
  type: 'webauthn',
  delivery_method: 'webauthn_registration',
  last_authenticated_at: rfc3339(now),
  webauthn_factor: {
    webauthn_registration_id: passkey.webauthn_registration_id,
    domain: passkey.domain,
    user_agent: passkey.user_agent,
  },
});

export const checkDomain = (domain: string, { visitor }: Call): string =>
  isDomainOf(domain, visitor.origin) ? domain : refuse('invalid_domain');

type NewChallenge = Pick<WebauthnChallenge, 'kind' | 'user_id' | 'domain'> & Partial<WebauthnChallenge>;

/** Stores and returns a new challenge for an authenticator to sign. */
export const issueChallenge = ({ state, project }: Call, fields: NewChallenge): Promise<WebauthnChallenge> =>
  state.webauthn.addChallenge({
    public_token: project.public_token,
    challenge: newToken(),
    user_verification: 0,
    user_handle: null,
    user_agent: '',
    authenticator_type: '',
    ...fields,
    expires_at: state.now + minutes(GOOD_FOR_MINUTES),
  });
