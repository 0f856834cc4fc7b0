import { visitOf } from '../../../tests/data/visit';
import { readVisit } from './readVisit';
import type { Visit } from './visit';

const PLACEHOLDERS = { code: '{{code:12}}', issued_at: '{{time:-1000}}', not_before: '{{time:+300000}}' };
const VISIT: Visit = {
  ...visitOf([
    { at: 0, kind: 'screen', screen: 'Main' },
    { at: 1, kind: 'act', act: 'click', role: 'button', name: 'Continue' },
    { at: 2, kind: 'call', call: 'POST /otps/authenticate', sent: PLACEHOLDERS, answer: { status: 200 } },
    { at: 3, kind: 'call', call: 'POST /otps/authenticate', answer: null },
    { at: 3, kind: 'call', call: 'GET /users/me', answer: { status: 429, body: {}, retryAfter: '30' } },
    { at: 3, kind: 'call', call: 'DELETE /users/emails/{{id:1}}', answer: null },
    { at: 4, kind: 'event', event: 'OTP_AUTHENTICATE', data: {} },
    { at: 5, kind: 'error', error: { kind: 'unreachable' } },
  ]),
  address: '/?token={{token:1}}&stytch_token_type=magic_links',
  phones: { '{{phone:1}}': 'DE' },
};
const ACT = VISIT.entries[1];
const answered = (answer: unknown) => ({
  ...VISIT,
  entries: [{ at: 0, kind: 'call', call: 'GET /users/me', answer }],
});

describe('§4 DevTools: the file of a recorded visit', () => {
  it('a valid file is read', () => {
    expect(readVisit(JSON.parse(JSON.stringify(VISIT)))).toEqual(VISIT);
  });

  it('a file with 20 levels is read, and one with more is not', () => {
    const nested = (levels: number): object => (levels === 1 ? { text: '' } : { inner: nested(levels - 1) });
    // The file, its widget and the texts are levels too.
    const withTexts = (levels: number) => ({
      ...VISIT,
      widget: { ...VISIT.widget, strings: nested(levels - 2) },
    });
    expect(() => readVisit(withTexts(20))).not.toThrow();
    expect(() => readVisit(withTexts(21))).toThrow('more than 20 levels');
  });

  it.each<[unknown, string]>([
    [null, 'it has no "format": "pricerx-auth visit"'],
    [{ log: { entries: [] } }, 'it has no "format": "pricerx-auth visit"'],
    [{ ...VISIT, version: 2 }, 'its version is 2, and this package reads version 1'],
    [{ ...VISIT, entries: undefined }, 'visit.entries must be a list'],
    [{ ...VISIT, more: 1 }, 'visit.more is not a known field'],
    [
      { ...VISIT, widget: { ...VISIT.widget, kind: 'logout' } },
      'widget.kind is "logout", but must be "login" or "passwordReset" or "passkeyRegistration" or "identityProvider"',
    ],
    [
      { ...VISIT, entries: [{ at: 0, kind: 'scroll' }] },
      'entries[0].kind is "scroll", but must be one of act, call, screen, event, error',
    ],
    [
      { ...VISIT, entries: [{ kind: 'screen', screen: 'Main' }] },
      'entries[0].at must be a number, 0 or more',
    ],
    [{ ...VISIT, entries: [ACT, { ...ACT, at: -1 }] }, 'entries[1].at must be a number, 0 or more'],
    [{ ...VISIT, entries: [{ ...ACT, nth: '1' }] }, 'entries[0].nth must be a number, 0 or more'],
    [{ ...VISIT, entries: [{ ...ACT, act: 'hover' }] }, 'entries[0].act is "hover", but must be "click" or'],
    [{ ...VISIT, entries: [{ ...ACT, value: 7 }] }, 'entries[0].value must be a text'],
    [
      { ...VISIT, entries: [{ ...ACT, role: 'script' }] },
      'entries[0].role is "script", but must be "button" or',
    ],
    [
      { ...VISIT, entries: [{ at: 0, kind: 'screen', screen: 'Evil' }] },
      'entries[0].screen is "Evil", but must be "Main" or',
    ],
    [
      { ...VISIT, entries: [{ at: 0, kind: 'event', event: 'EVIL', data: {} }] },
      'entries[0].event is "EVIL", but must be "MAGIC_LINK_LOGIN_OR_CREATE" or',
    ],
    ...[
      'POST /evil',
      'POST /otps/authenticate?',
      'DELETE /users/emails/email-1',
      'post /otps/authenticate',
      '',
      7,
    ].map((call): [unknown, string] => [
      { ...VISIT, entries: [{ at: 0, kind: 'call', call, answer: null }] },
      'entries[0].call must be a call of the API, with placeholders for ids',
    ]),
    ...[
      { email: 'ada@example.com' },
      { custom_claims: {} },
      { redirect_uri: 'https://evil.example' },
      { email: '{{email:1}} or ada' },
      { email: 'ada or {{email:1}}' },
      { email: '{{email:ada}}' },
      { email: '{{e-mail:1}}' },
    ].flatMap((part): [unknown, string][] => [
      [
        { ...VISIT, entries: [{ at: 0, kind: 'call', call: 'GET /users/me', sent: part, answer: null }] },
        'entries[0].sent has a field or a text that a recording leaves out',
      ],
      [
        { ...VISIT, entries: [{ at: 0, kind: 'error', error: part }] },
        'entries[0].error has a field or a text that a recording leaves out',
      ],
      [
        { ...VISIT, widget: { ...VISIT.widget, config: part } },
        'widget.config has a field or a text that a recording leaves out',
      ],
      [
        {
          ...VISIT,
          entries: [
            { at: 0, kind: 'call', call: 'GET /users/me', answer: { status: 200, body: { data: part } } },
          ],
        },
        'entries[0].answer.body has a field or a text that a recording leaves out',
      ],
    ]),
    ...['/sign-in', '//evil.example', '/?token=t-1', '/?rx={{token:1}}', 'https://evil.example/', 7].map(
      (address): [unknown, string] => [
        { ...VISIT, address },
        'visit.address must be "/" with parameters of the widget, and placeholders for their values',
      ],
    ),
    [{ ...VISIT, widget: null }, 'visit.widget must be an object'],
    ...[{ '{{phone:1}}': 'Utopia' }, { '+14155550123': 'US' }, { '{{phone:1}} 4155550123': 'US' }, 7].map(
      (phones): [unknown, string] => [
        { ...VISIT, phones },
        'visit.phones must be an object of countries, by placeholders',
      ],
    ),
    [
      { ...VISIT, widget: { ...VISIT.widget, language: 'evil' } },
      'widget.language is "evil", but must be "" or "en" or',
    ],
    ...['\n', '\u2028', '\u0000', '\u001b[2J', '\u202e', '\u0085', '\ud800'].flatMap(
      (character): [unknown, string][] => [
        [{ ...VISIT, recordedBy: `1${character}` }, 'it has control characters'],
        [{ ...VISIT, entries: [{ ...ACT, name: `a${character}` }] }, 'it has control characters'],
        [{ ...VISIT, [`a${character}`]: 1 }, 'it has control characters'],
      ],
    ),
    [
      { ...VISIT, entries: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown },
      'it has control characters, or more than 20 levels',
    ],
    ...[200, {}, { status: '200' }].map((answer): [unknown, string] => [
      answered(answer),
      'entries[0].answer must be null or have a status',
    ]),
    [answered({ status: -1 }), 'entries[0].answer.status must be a number, 0 or more'],
    ...[30, 'soon', '-1'].map((retryAfter): [unknown, string] => [
      answered({ status: 429, retryAfter }),
      'entries[0].answer.retryAfter must be a number of seconds',
    ]),
  ])('%# throws an error that names the invalid field', (file, problem) => {
    expect(() => readVisit(file)).toThrow(`This is not a recorded visit: ${problem}`);
  });
});
