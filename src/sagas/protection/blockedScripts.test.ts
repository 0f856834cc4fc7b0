import { captchaRequired } from '../../../tests/fakeServices';
import { CAPTCHA_ON, DFP, protectedProject } from '../../../tests/protectedProject';
import type { RawBootstrap } from '../../domain/entities';
import type { SagaGenerator } from '../effects';
import { loginOrCreateOtp, sendOtp } from '../resources/otps';

describe('§4 Bot protection: what the host is told of a blocked script', () => {
  const ALL = { ...DFP, captcha_settings: CAPTCHA_ON };
  const scriptFailure = (name: string) => ({
    kind: 'unreachable',
    message: `The ${name} script failed or gave no answer in time, so a call was sent without it.`,
  });
  const send = () => loginOrCreateOtp('sms', '+14155550123');
  const sendEmail = () => sendOtp('email', 'ada@example.com');

  it.each<[string, Partial<RawBootstrap>, () => SagaGenerator<unknown>, string[]]>([
    ['both in a project that requires both', ALL, send, ['captcha', 'telemetry']],
    [
      'the telemetry where DECISIONING needs no captcha',
      { ...ALL, dfp_protected_auth_mode: 'DECISIONING' },
      send,
      ['telemetry'],
    ],
    ['the captcha in a project without telemetry', { captcha_settings: CAPTCHA_ON }, send, ['captcha']],
    ['the captcha for a call that carries no telemetry', ALL, sendEmail, ['captcha']],
    ['nothing in a project with neither', {}, send, []],
    ['nothing for a call with a captcha in a project without one', DFP, sendEmail, []],
  ])('%s', async (_, fields, operation, names) => {
    const { run, services, heard } = await protectedProject(fields);
    services.captcha.token = () => Promise.resolve(undefined);
    services.telemetry.id = () => Promise.resolve(undefined);
    await run(operation);
    expect(heard).toEqual(names.map(scriptFailure));
  });

  it('nothing while both scripts work', async () => {
    const { run, heard } = await protectedProject(ALL);
    await run(send);
    expect(heard).toEqual([]);
  });

  it('no captcha error twice, when the caller reports that the provider requires one', async () => {
    const { run, services, heard } = await protectedProject(
      { captcha_settings: CAPTCHA_ON },
      captchaRequired,
    );
    services.captcha.token = () => Promise.resolve(undefined);
    await run(send);
    expect(heard).toEqual([]);
  });
});
