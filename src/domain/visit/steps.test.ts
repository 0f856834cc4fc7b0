import { visitOf } from '../../../tests/data/visit';
import { actsOf, describeAct, stepsOf } from './steps';
import type { VisitAct, VisitEntry } from './visit';

const act = (name: string): VisitAct => ({ kind: 'act', act: 'click', role: 'button', name });
const call = (path: string, data?: unknown): VisitEntry => ({
  at: 0,
  kind: 'call',
  call: path,
  answer: { status: 200, body: { data } },
});

describe('§4 DevTools: the steps of a recorded visit', () => {
  it.each<[Partial<VisitAct>, string]>([
    [{}, 'click button "Continue"'],
    [{ nth: 0 }, 'click button "Continue"'],
    [{ nth: 1 }, 'click button "Continue" (number 2)'],
    [{ act: 'press', value: 'Enter' }, 'press "Enter" on button "Continue"'],
    [
      { act: 'type', role: 'textbox', name: 'Email', value: '{{email:1}}' },
      'type "{{email:1}}" into textbox "Email"',
    ],
    [{ act: 'type', role: 'textbox', name: 'Say "hi"', value: '' }, 'type "" into textbox "Say \\"hi\\""'],
  ])('%j is described as %s', (part, text) => {
    expect(describeAct({ ...act('Continue'), ...part })).toBe(text);
  });

  it('a step has an act with the calls, screens and events until the next act', () => {
    const visit = visitOf([
      call('GET /projects/bootstrap/{{publicToken:1}}'),
      { at: 1, kind: 'screen', screen: 'Main' },
      { at: 2, ...act('Continue') },
      { at: 3, kind: 'call', call: 'POST /otps/authenticate', sent: { code: '{{code:1}}' }, answer: null },
      { at: 4, kind: 'screen', screen: 'OTPAuthenticate' },
      { at: 5, ...act('Resend') },
      { at: 6, kind: 'error', error: { kind: 'unreachable' } },
    ]);
    expect(stepsOf(visit)).toStrictEqual([
      {
        act: 'the page mounts the widget "login"',
        calls: [{ call: 'GET /projects/bootstrap/{{publicToken:1}}', status: 200 }],
        screens: ['Main'],
        events: [],
      },
      {
        act: 'click button "Continue"',
        calls: [{ call: 'POST /otps/authenticate', sent: { code: '{{code:1}}' }, status: 'no answer' }],
        screens: ['OTPAuthenticate'],
        events: [],
      },
      {
        act: 'click button "Resend"',
        calls: [],
        screens: [],
        events: [{ event: 'error', data: { kind: 'unreachable' } }],
      },
    ]);
    expect(actsOf(visit).map(({ name }) => name)).toEqual(['Continue', 'Resend']);
  });

  it('the settings and the first screen belong to the mount, even when the visitor acted before', () => {
    const [mount, first] = stepsOf(
      visitOf([
        { at: 0, ...act('Continue') },
        call('GET /users/me'),
        { at: 1, kind: 'screen', screen: 'Main' },
        { at: 2, kind: 'screen', screen: 'OTPAuthenticate' },
        call('GET /projects/bootstrap/{{publicToken:1}}'),
      ]),
    );
    expect(mount).toMatchObject({
      calls: [{ call: 'GET /projects/bootstrap/{{publicToken:1}}' }],
      screens: ['Main'],
    });
    expect(first).toMatchObject({ calls: [{ call: 'GET /users/me' }], screens: ['OTPAuthenticate'] });
  });

  it('the calls of a step are in the order of their names', () => {
    const calls = ['POST /b', 'GET /c', 'POST /a', 'GET /c'].map((path) => call(path));
    expect(stepsOf(visitOf(calls))[0]?.calls.map((sent) => sent.call)).toEqual([
      'GET /c',
      'GET /c',
      'POST /a',
      'POST /b',
    ]);
  });

  it('an event whose data are those of an answer, but for the user, names the call', () => {
    const data = { user_id: '{{userId:1}}', session: { roles: [] } };
    const event = (given: unknown): VisitEntry => ({
      at: 1,
      kind: 'event',
      event: 'OTP_AUTHENTICATE',
      data: given,
    });
    const [mount] = stepsOf(
      visitOf([
        { at: 0, kind: 'call', call: 'GET /users/me', answer: null },
        call('POST /otps/authenticate', { ...data, __user: { name: '{{name:1}}' } }),
        event(data),
        event({ ...data, __user: {} }),
        event({ ...data, session: {} }),
      ]),
    );
    expect(mount?.events).toEqual([
      { event: 'OTP_AUTHENTICATE', data: 'the answer to POST /otps/authenticate' },
      { event: 'OTP_AUTHENTICATE', data: 'the answer to POST /otps/authenticate' },
      { event: 'OTP_AUTHENTICATE', data: { ...data, session: {} } },
    ]);
  });
});
