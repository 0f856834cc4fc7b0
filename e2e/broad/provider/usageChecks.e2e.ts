import { serveClientPages, makeClient, tryClient, type Whose } from '../../support/provider/pages';
import { openBrowser } from '../../support/browser/browser';
import { WRONG_CALLS } from '../../support/provider/wrongCalls';
import type { Called } from '../../support/provider/pages';
import { startRecorder } from '../../support/provider/recorder';

const TOKEN = 'public-token-test-checks';
const came: Record<Whose, Called[]> = { provider: [], ours: [] };
const sent: Record<Whose, number> = { provider: 0, ours: 0 };

beforeAll(async () => {
  const [browser, pages, recorder] = await Promise.all([openBrowser(), serveClientPages(), startRecorder()]);
  const { url } = recorder;
  const see = async (whose: Whose, endpoints: object) => {
    const page = await pages.open(await browser.newContext(), whose);
    await makeClient(page, TOKEN, TOKEN, { endpoints });
    await page.waitForLoadState('networkidle');
    recorder.take(TOKEN);
    for (const { method, args } of WRONG_CALLS) came[whose].push(await tryClient(page, TOKEN, method, args));
    sent[whose] = recorder.take(TOKEN).length;
  };
  await see('provider', { testAPIURL: url, liveAPIURL: url });
  await see('ours', { apiUrl: url, telemetryUrl: url });
  await Promise.all([browser.close(), pages.close(), recorder.close()]);
});

/** The provider's messages name the argument before the options `Token` or `Code`; ours name its field. */
const asOurs = (message = ''): string => message.replace(/\n(Token|Code) /, '\ntoken ');

describe('§5 Client call checks: usage errors of the provider’s own client and of ours', () => {
  it.each(WRONG_CALLS.map(({ method, field }, at) => ({ method, field, at })))(
    '$method with a wrong $field throws the same message',
    ({ field, at }) => {
      const [theirs, ours] = [came.provider[at]?.error, came.ours[at]?.error];
      expect(ours).toEqual({ name: 'StytchSDKUsageError', message: asOurs(theirs?.message) });
      expect(ours?.message).toContain(`\n${field} must be `);
    },
  );

  it('no request is sent', () => {
    expect(sent).toEqual({ provider: 0, ours: 0 });
  });
});
