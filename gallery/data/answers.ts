import type { RawBootstrap, User } from '../../src/domain/entities';
import type { PasswordStrengthAnswer } from '../../src/domain/passwords/passwordStrength';
import { ADA, META, signedIn } from './people';

/** An answer of the provider. `never` is a call without an answer, `lost` one with a network error. */
export type Answer = 'never' | 'lost' | { status: number; body: unknown; retryAfter?: number };

/**
 * Answers by method and path relative to `/sdk/v1`. A path also matches all paths below it. Of a list of answers each is used
 * once, and the last one from then on.
 */
export type Answers = Record<string, Answer | Answer[]>;

export const data = (fields: object = {}): Answer => ({
  status: 200,
  body: { data: { ...META, ...fields } },
});

export const refusal = (
  status: number,
  error_type: string,
  error_message = '',
  retryAfter?: number,
): Answer => ({
  status,
  body: { status_code: status, request_id: META.request_id, error_type, error_message, error_url: '' },
  retryAfter,
});

export const TOO_MANY = refusal(429, 'too_many_requests', 'Too many requests have been made.', 45);

export const bootstrap = (fields: Partial<RawBootstrap> = {}): Answer =>
  data({
    project_name: 'PriceRx',
    disable_sdk_watermark: true,
    email_domains: ['pricerx.example'],
    captcha_settings: { enabled: false },
    ...fields,
  });

export const BOOTSTRAP = 'GET /projects/bootstrap';

type Judged = Partial<Omit<PasswordStrengthAnswer, 'feedback'>> & {
  feedback?: Partial<PasswordStrengthAnswer['feedback']>;
};

/** The provider's answer to a strength check. */
export const strength = ({ feedback, ...fields }: Judged): Answer =>
  data({
    valid_password: false,
    score: 0,
    breached_password: false,
    breach_detection_on_create: true,
    strength_policy: 'zxcvbn',
    ...fields,
    feedback: {
      warning: '',
      suggestions: [],
      ...feedback,
      luds_requirements: {
        has_digit: false,
        has_lower_case: true,
        has_symbol: false,
        has_upper_case: false,
        missing_characters: 0,
        missing_complexity: 0,
        ...feedback?.luds_requirements,
      },
    },
  });

const CHALLENGE = 'Z2FsbGVyeQ';
const creationOptions = JSON.stringify({
  rp: { id: 'localhost', name: 'PriceRx' },
  user: { id: CHALLENGE, name: 'ada', displayName: 'Ada' },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

/** The answers of the calls about the signed-in user. */
export const answersAbout = (user: User): Answers => ({
  'GET /users/me': data(user),
  'POST /sessions/authenticate': data(signedIn(user)),
});

/** The default answers, for a project and a visitor without special settings. */
export const USUAL_ANSWERS: Answers = {
  ...answersAbout(ADA),
  [BOOTSTRAP]: bootstrap(),
  'POST /otps': data({ method_id: 'method-test' }),
  'POST /otps/authenticate': data({ ...signedIn(), method_id: 'method-test' }),
  'POST /magic_links': data(),
  'POST /magic_links/authenticate': data({ ...signedIn(), method_id: 'method-test' }),
  'POST /users/search': data({ userType: 'new' }),
  'POST /passwords': data({ ...signedIn(), email_id: 'email-test-ada' }),
  'POST /passwords/authenticate': data(signedIn()),
  'POST /passwords/email/reset': data(signedIn()),
  'POST /passwords/email/reset/start': data(),
  'POST /passwords/strength_check': strength({ valid_password: true, score: 4 }),
  'POST /webauthn/register/start': data({ public_key_credential_creation_options: creationOptions }),
  'POST /webauthn/authenticate/start': data({
    public_key_credential_request_options: JSON.stringify({ challenge: CHALLENGE, rpId: 'localhost' }),
  }),
};
