import { apiError, data } from '../../../tests/fakeServices';
import { linkProject, pair } from '../../../tests/links';
import { confirmed } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { MINUTE_MS } from '../../domain/constants';
import { checkPasswordStrength, resetPasswordByEmail, startPasswordReset } from './passwords';

const START = 'POST /passwords/email/reset/start';
const RESET = 'POST /passwords/email/reset';
const EMAIL = 'ada@example.com';
const FIELDS = { token: 'mail', password: 'a long and new password', session_duration_minutes: 30 };

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

describe('§4 PKCE: mails for a new password', () => {
  it('the verifier is kept for the life of the link', async () => {
    const { run, services } = linkProject(true);
    await run(() => startPasswordReset(EMAIL, { reset_password_expiration_minutes: 10 }));
    const [kept] = services.storage.pkce.read('passwords');
    expect(kept?.ends).toBe(Date.now() + 10 * MINUTE_MS);
    expect(services.callsTo(START)[0]?.body).toMatchObject({ code_challenge: kept?.code_challenge });
  });

  it('no mail is asked for where the browser can make no verifier', async () => {
    const { run, services } = linkProject(true);
    services.createPKCEPair = () => Promise.reject(new TypeError('no subtle'));
    const { error } = await run(() => startPasswordReset(EMAIL));
    expect(error).toMatchObject({ kind: 'unreachable', id: 'error.insecurePage' });
    expect(services.callsTo(START)).toEqual([]);
    expect(services.storage.pkce.read('passwords')).toEqual([]);
  });

  it.each([
    ['the verifier of another mail is answered with the next', 'pkce_mismatch', ['newer', 'older']],
    ['another refusal asks for no further verifier', 'weak_password', ['newer']],
  ])('%s', async (_, type, used) => {
    const { run, services } = linkProject(true, ({ route, body, at }) =>
      route === RESET && body['code_verifier'] === 'older-verifier' ? confirmed(at) : apiError(400, type),
    );
    services.storage.pkce.write('passwords', [pair('newer'), pair('older')]);
    await run(() => resetPasswordByEmail(FIELDS));
    expect(services.callsTo(RESET).map(({ body }) => body['code_verifier'])).toEqual(
      used.map((name) => `${name}-verifier`),
    );
    expect(services.storage.pkce.read('passwords')).toEqual(
      used.includes('older') ? [pair('newer')] : [pair('newer'), pair('older')],
    );
  });
});

describe('§4 Page address: the mark of a mail for a new password', () => {
  it.each([
    ['is removed by the reset', true],
    ['stays after a refused reset', false],
  ])('%s', async (_, isTaken) => {
    const { run, services } = linkProject(false, ({ route, at }) => {
      if (route !== RESET) return data({});
      return isTaken ? confirmed(at) : apiError(400, 'weak_password');
    });
    await run(() => startPasswordReset(EMAIL));
    expect(services.storage.awaitedMails.read('passwords')).toHaveLength(1);
    await run(() => resetPasswordByEmail(FIELDS));
    expect(services.storage.awaitedMails.read('passwords')).toHaveLength(isTaken ? 0 : 1);
  });

  it('is not made for a mail that was refused', async () => {
    const { run, services } = linkProject(false, () => apiError(400, 'invalid_email'));
    await run(() => startPasswordReset(EMAIL));
    expect(services.storage.awaitedMails.read('passwords')).toEqual([]);
  });
});

describe('§5 Password strength: the warning about rules for characters', () => {
  it.each([
    ['luds', 1],
    ['zxcvbn', 0],
  ])('is a warning with the policy %s: %i', async (strength_policy, times) => {
    const { run, services } = linkProject(false, () => data({ valid_password: true, strength_policy }));
    const warned = jest.spyOn(services, 'warnDeveloper');
    const { data: answer } = await run(() => checkPasswordStrength({ password: 'short' }));
    expect(answer).toMatchObject({ valid_password: true });
    expect(warned).toHaveBeenCalledTimes(times);
  });

  it('is no warning when the check failed', async () => {
    const { run, services } = linkProject(false, () => apiError(400, 'bad_request'));
    const warned = jest.spyOn(services, 'warnDeveloper');
    expect((await run(() => checkPasswordStrength({ password: 'short' }))).error).toMatchObject({
      kind: 'api',
    });
    expect(warned).not.toHaveBeenCalled();
  });
});
