import { bootstrap, captchaRequired, createFakeServices } from '../../../tests/fakeServices';
import { createClientOf } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { DEFAULT_BOOTSTRAP } from '../../domain/bootstrap';
import type { CaptchaSettings } from '../../domain/entities';
import { hostError } from '../../store/host';
import { loadBootstrap } from '../bootstrap';
import { takeEvery } from '../effects';
import { loginOrCreateOtp } from '../resources/otps';

const CAPTCHA_ON: CaptchaSettings = { enabled: true, siteKey: 'key' };

describe('§4 Bot protection: one time limit for all that a call waits for', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['settings, captcha and call', { settings: true, call: true }],
    ['captcha and call', { settings: false, call: true }],
    ['captcha and the repeated call', { settings: false, call: false }],
  ])(
    '%s hang: the visitor reads it after 9 s in all, and the host hears of the captcha',
    async (_, hangs) => {
      holdTime();
      const never = new Promise<never>(() => undefined);
      let calls = 0;
      const services = createFakeServices({
        provider: async ({ route }) => {
          if (route.startsWith('GET /projects'))
            return hangs.settings ? never : bootstrap({ captcha_settings: CAPTCHA_ON });
          return (calls += 1) === 1 && !hangs.call ? captchaRequired() : never;
        },
        captcha: {
          prepare: () => undefined,
          token: () => new Promise((resolve) => setTimeout(() => resolve(undefined), 2_500)),
        },
      });
      services.storage.bootstrap.write({ ...DEFAULT_BOOTSTRAP, captchaSettings: CAPTCHA_ON });
      const client = createClientOf(services);
      const heard: string[] = [];
      const tasks = [
        client.runRoot(loadBootstrap),
        client.runRoot(() =>
          takeEvery(hostError, function* ({ payload }) {
            heard.push(payload.message);
          }),
        ),
      ];
      await jest.advanceTimersByTimeAsync(0);
      const ended = jest.fn();
      void client
        .run(() => loginOrCreateOtp('sms', '+14155550123'))
        .then(({ error }) => ended(error?.message));
      await jest.advanceTimersByTimeAsync(8_999);
      expect(ended).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalledWith('Unable to contact our servers.');
      expect(heard).toEqual([expect.stringContaining('captcha')]);
      tasks.forEach((task) => task.cancel());
    },
  );
});
