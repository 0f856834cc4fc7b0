import { visitOf } from '../../../tests/data/visit';
import { createAnswers, responseParts } from './answers';
import { fillPlaceholders } from './placeholders';
import type { Visit, VisitAnswer } from './visit';

const API = 'https://recorded-visit.test';
const call = (path: string, answer: VisitAnswer | null): Visit['entries'][number] => ({
  at: 0,
  kind: 'call',
  call: path,
  answer,
});
const SETTINGS = {
  captcha_settings: { enabled: true, siteKey: '{{siteKey:1}}' },
  dfp_protected_auth_enabled: true,
  project_name: '{{projectName:1}}',
};
function setUp(...entries: Visit['entries']) {
  const answer = createAnswers(visitOf(entries), API, (value) => fillPlaceholders(value, () => 'one'));
  return (method: string, path: string) => answer({ method, url: `${API}/sdk/v1${path}` });
}

describe('§4 DevTools: the answers of a played visit', () => {
  it('equal calls get their answers in the recorded order, with values for placeholders', () => {
    const answer = setUp(
      call('POST /otps/authenticate', { status: 400 }),
      call('GET /users/me', { status: 200, body: { data: { email: '{{email:1}}' } } }),
      call('POST /otps/authenticate', null),
      call('DELETE /users/emails/{{id:1}}', { status: 204 }),
    );
    expect(answer('GET', '/users/me')).toEqual({ status: 200, body: { data: { email: 'one' } } });
    expect(answer('POST', '/otps/authenticate')).toEqual({ status: 400 });
    expect(answer('POST', '/otps/authenticate')).toBeNull();
    expect(answer('DELETE', '/users/emails/one')).toEqual({ status: 204 });
  });

  it.each([
    ['a further call', 'GET', '/users/me', 'GET /users/me'],
    ['a call with another method', 'POST', '/users/me', 'POST /users/me'],
    ['a call to another address', 'GET', 'x/users/me', `GET ${API}/sdk/v1x/users/me`],
  ])('%s gets the status 500 and an error that names it', (_which, method, path, name) => {
    const answer = setUp(call('GET /users/me', { status: 200 }), { at: 1, kind: 'screen', screen: 'Main' });
    if (name === 'GET /users/me') answer('GET', '/users/me');
    expect(answer(method, path)).toMatchObject({
      status: 500,
      body: {
        status_code: 500,
        error_type: 'not_recorded',
        error_message: `The recorded visit has no further answer to ${name}.`,
      },
    });
  });

  it('the log of events is answered, and takes no recorded answer', () => {
    const answer = setUp(call('POST /events', { status: 400 }));
    expect(answer('POST', '/events')).toEqual({ status: 200, body: {} });
    expect(answer('POST', '/events')).toEqual({ status: 200, body: {} });
  });

  it('the settings of the project have neither captcha nor device fingerprints', () => {
    const body = { data: SETTINGS, request_id: '{{requestId:1}}' };
    const answer = setUp(
      call('GET /projects/bootstrap/{{publicToken:1}}', { status: 200, body }),
      call('GET /projects/bootstrap/{{publicToken:1}}', { status: 500, body: { data: [] } }),
      call('GET /projects/bootstrap/{{publicToken:1}}', { status: 502 }),
      call('GET /projects/bootstrap/{{publicToken:1}}', null),
      call('GET /users/me', { status: 200, body: { data: { dfp_protected_auth_enabled: true } } }),
    );
    const settings = () => answer('GET', '/projects/bootstrap/one');
    expect(settings()).toEqual({
      status: 200,
      body: {
        data: {
          captcha_settings: { enabled: false },
          dfp_protected_auth_enabled: false,
          project_name: 'one',
        },
        request_id: 'one',
      },
    });
    expect(settings()).toEqual({ status: 500, body: { data: [] } });
    expect(settings()).toEqual({ status: 502 });
    expect(settings()).toBeNull();
    expect(answer('GET', '/users/me')?.body).toEqual({ data: { dfp_protected_auth_enabled: true } });
  });

  it('an answer becomes the arguments of a response', () => {
    expect(responseParts({ status: 429, body: { a: 1 }, retryAfter: '30' })).toEqual({
      text: '{"a":1}',
      init: { status: 429, headers: { 'Content-Type': 'application/json', 'Retry-After': '30' } },
    });
    expect(responseParts({ status: 204 })).toEqual({
      text: null,
      init: { status: 204, headers: { 'Content-Type': 'application/json' } },
    });
  });
});
