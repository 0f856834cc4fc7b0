import { fireEvent } from '@testing-library/react';
import * as widget from '../index';
import { makeClient, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { play, renderRecorded } from '../../tests/visits/recorded';
import {
  alertText,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
  hydrated,
  PHONE,
  phoneField,
  SMS_CODE,
} from '../../tests/visits/signIn';
import { eventually } from '../../tests/time';
import type { WidgetConfig } from '../domain/config/config';
import { describeAct } from '../domain/visit/steps';
import type { Visit } from '../domain/visit/visit';
import { playVisit } from './playVisit';
import { recordVisit } from './recordVisit';

const page = setUpWidgetPage();

async function recordEmailCode(config: WidgetConfig = EMAIL_CODE) {
  const visitor = renderRecorded(page, { config });
  await enter(visitor.user, await emailField(), `${EMAIL}{Enter}`);
  const code = await page.lastCode(EMAIL);
  await enter(visitor.user, await codeField(), code);
  await heading('Success!');
  return { visit: await visitor.end(), code };
}

const actsIn = ({ entries }: Visit): string[] =>
  entries.flatMap((entry) => (entry.kind === 'act' ? [describeAct(entry)] : []));

describe('§4 DevTools: recording a visit', () => {
  it('records the acts, calls, screens and events of a sign-in in time order, without secrets', async () => {
    const { visit, code } = await recordEmailCode();
    const summary = visit.entries.map((entry) =>
      entry.kind === 'act'
        ? describeAct(entry)
        : entry.kind === 'call'
          ? `${entry.call} ${entry.answer?.status}`
          : entry.kind === 'screen'
            ? entry.screen
            : entry.kind,
    );
    expect(summary).toEqual([
      'GET /projects/bootstrap/{{publicToken:1}} 200',
      'Main',
      'type "{{email:1}}" into textbox "Email address"',
      'click button "Continue with email"',
      'POST /otps/email/login_or_create 200',
      'event',
      'OTPAuthenticate',
      'paste "{{code:1}}" into textbox "Enter the 6-digit code"',
      'POST /otps/authenticate 200',
      'event',
      'OTPConfirmation',
      'event',
    ]);
    const file = JSON.stringify(visit);
    const cookies = document.cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
    for (const secret of [EMAIL, code, page.publicToken, ...cookies.filter(Boolean)])
      expect(file).not.toContain(secret);
    expect(visit.widget).toMatchObject({ kind: 'login', language: 'en', config: EMAIL_CODE });
  });

  it('records typing and clicks in a shadow root', async () => {
    const visitor = renderRecorded(page, { config: { ...EMAIL_CODE, enableShadowDOM: true } });
    const field = await visitor.view.findByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    await eventually(() => hydrated(field));
    fireEvent.input(field, { target: { value: EMAIL } });
    fireEvent.click(visitor.view.getByRole('button', { name: 'Continue with email' }));
    await visitor.view.findByRole('heading', { name: 'Enter your code' });
    const visit = await visitor.end();
    expect(actsIn(visit)).toEqual([
      'type "{{email:1}}" into textbox "Email address"',
      'click button "Continue with email"',
    ]);
    const { played, expected } = await play(visit);
    expect(played).toEqual(expected);
  });

  it('uses one placeholder for a phone number as typed and as sent', async () => {
    const visitor = renderRecorded(page, { config: SMS_CODE });
    await enter(visitor.user, await phoneField(), '(415) 555-0132{Enter}');
    await codeField();
    const visit = await visitor.end();
    expect(actsIn(visit)[0]).toBe('type "{{phone:1}}" into textbox "Phone number"');
    expect(visit.entries).toContainEqual(
      expect.objectContaining({ sent: { phone_number: '{{phone:1}}', expiration_minutes: 5 } }),
    );
    expect(visit.phones).toEqual({ '{{phone:1}}': 'US' });
    expect(JSON.stringify(visit)).not.toContain(PHONE.slice(-7));
    const { played, expected } = await play(visit);
    expect(played).toEqual(expected);
  });

  it('throws for a client with a live token, and for a client that is in use', async () => {
    const client = makeClient(page);
    renderWidget(page, { client });
    await emailField();
    expect(() => recordVisit(client)).toThrow('call it right after createClient');
    const live = widget.createClient('public-token-live-1', page.options);
    page.onCleanUp(() => live.destroy());
    expect(() => recordVisit(live)).toThrow('must have a test token');
  });
});

describe('§4 DevTools: playing a recorded visit', () => {
  it('needs no server, and gives the recorded steps', async () => {
    const { visit } = await recordEmailCode();
    const calls = page.calls().length;
    const { played, expected } = await play(visit);
    expect(played).toEqual(expected);
    expect(played.flatMap(({ screens }) => screens)).toEqual(['Main', 'OTPAuthenticate', 'OTPConfirmation']);
    expect(page.calls()).toHaveLength(calls);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('recorded-visit');
    expect(document.cookie).not.toContain('recorded_visit');
  });

  it('repeats a wrong code, the error event and a resent code', async () => {
    const visitor = renderRecorded(page, { config: EMAIL_CODE });
    await enter(visitor.user, await emailField(), `${EMAIL}{Enter}`);
    const first = await page.lastCode(EMAIL);
    await enter(visitor.user, await codeField(), first === '111111' ? '111112' : '111111');
    await alertText('Invalid passcode, please try again.');
    await visitor.user.click(await visitor.view.findByRole('button', { name: 'Resend code' }));
    await visitor.view.findByRole('button', { name: 'Code sent' });
    await enter(visitor.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    const visit = await visitor.end();
    const { played, expected } = await play(visit);
    expect(played).toEqual(expected);
    const checks = played
      .flatMap(({ calls }) => calls)
      .filter(({ call }) => call === 'POST /otps/authenticate');
    expect(checks).toMatchObject([
      { sent: { token: '{{code:1}}', method_id: '{{methodId:1}}' }, status: 404 },
      { sent: { token: '{{code:2}}', method_id: '{{methodId:2}}' }, status: 200 },
    ]);
    expect(played.flatMap(({ events }) => events).map(({ event }) => event)).toContain('error');
  });

  it('stops at a missing element, and lists the elements that the widget shows', async () => {
    const { visit } = await recordEmailCode();
    const renamed = visit.entries.map((entry) =>
      entry.kind === 'act' && entry.role === 'button' ? { ...entry, name: 'Continue with mail' } : entry,
    );
    const { played, end } = await playVisit({ ...visit, entries: renamed }, { widget, limitMs: 200 });
    end();
    expect(played.at(-1)).toMatchObject({
      act: 'type "{{email:1}}" into textbox "Email address"',
      stopped: expect.stringMatching(
        /^The button "Continue with mail" is not there\. The widget shows: .*button "Continue with email"/,
      ),
    });
  });

  it('shows a call that was not recorded, and a recorded call that was not made', async () => {
    const { visit } = await recordEmailCode();
    const other = visit.entries.map((entry) =>
      entry.kind === 'call' && entry.call === 'POST /otps/authenticate'
        ? { ...entry, call: 'POST /otps/check' }
        : entry,
    );
    const { played, expected, end } = await playVisit({ ...visit, entries: other }, { widget, limitMs: 200 });
    end();
    expect(expected.at(-1)?.calls).toMatchObject([{ call: 'POST /otps/check', status: 200 }]);
    expect(played.at(-1)).toMatchObject({
      calls: [{ call: 'POST /otps/authenticate', status: 500 }],
      stopped: 'The step was not complete after 200 ms.',
    });
  });
});
