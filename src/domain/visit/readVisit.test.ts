/** @jest-environment node */
import { visitOf } from '../../../tests/data/visit';
import { readVisit } from './readVisit';

const VISIT = visitOf([
  { at: 0, kind: 'screen', screen: 'Main' },
  { at: 1, kind: 'act', act: 'click', role: 'button', name: 'Continue' },
  { at: 2, kind: 'call', call: 'POST /otps/authenticate', sent: {}, answer: { status: 200 } },
  { at: 3, kind: 'call', call: 'POST /otps/authenticate', answer: null },
  { at: 4, kind: 'event', event: 'OTP_AUTHENTICATE', data: {} },
  { at: 5, kind: 'error', error: { kind: 'unreachable' } },
]);
const ACT = VISIT.entries[1];

describe('§4 DevTools: the file of a recorded visit', () => {
  it('a valid file is read', () => {
    expect(readVisit(JSON.parse(JSON.stringify(VISIT)))).toEqual(VISIT);
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
    [{ ...VISIT, entries: [{ ...ACT, act: 'hover' }] }, 'entries[0].act is "hover", but must be "click" or'],
    [{ ...VISIT, entries: [{ ...ACT, value: 7 }] }, 'entries[0].value must be a text'],
    [
      { ...VISIT, entries: [{ at: 0, kind: 'call', call: 'GET /users/me', answer: 200 }] },
      'entries[0].answer must be null or have a status',
    ],
  ])('%j throws an error that names the invalid field', (file, problem) => {
    expect(() => readVisit(file)).toThrow(`This is not a recorded visit: ${problem}`);
  });
});
