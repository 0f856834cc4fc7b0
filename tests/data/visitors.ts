import type { AuthAnswer, Session, User } from '../../src/domain/entities';
import type { Visitor } from '../../src/domain/session/visitor';

const START = '2030-01-01T00:00:00Z';

const SESSION: Session = {
  session_id: 'session-1',
  user_id: 'user-1',
  started_at: START,
  last_accessed_at: START,
  expires_at: '2030-01-01T00:30:00Z',
  attributes: { ip_address: '', user_agent: '' },
  authentication_factors: [],
  custom_claims: null,
  roles: ['user'],
};

const USER: User = {
  user_id: 'user-1',
  status: 'active',
  created_at: START,
  name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  emails: [{ email_id: 'email-1', email: 'ada@example.com', verified: true }],
  phone_numbers: [],
  providers: [],
  password: null,
  totps: [],
  crypto_wallets: [],
  webauthn_registrations: [],
  biometric_registrations: [],
  trusted_metadata: {},
  untrusted_metadata: { theme: 'dark' },
  roles: ['user'],
};

/** A session and its user in the provider's format. */
export const makeVisitor = (session: Partial<Session> = {}, user: Partial<User> = {}): Visitor => ({
  session: { ...SESSION, ...session },
  user: { ...USER, ...user },
});

/** The provider's answer to a call that starts this session. */
export const makeAnswer = (visitor: Visitor, tokens = 'token'): AuthAnswer => ({
  request_id: 'request-1',
  status_code: 200,
  user_id: visitor.user.user_id,
  ...visitor,
  session_token: tokens,
  session_jwt: `${tokens}.jwt`,
});
