import { countRefused, documentedPolicy, refusedOn } from '../../support/site/policies';
import { protectedProject } from '../../support/site/protection';
import { expect, test } from '../../support/test';
import { askForEmailCode, EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

/** Uses the policy through webpack's array of chunks, as other scripts of the page can. */
const tried = (urls: readonly string[]): string[] => {
  interface Loader {
    p: string;
    tt(): { createScriptURL(url: string): unknown };
  }
  const answers: string[] = [];
  const attack = (loader: Loader) => {
    // The public path of webpack's chunk loader.
    loader.p = 'https://evil.example/';
    for (const url of urls)
      try {
        answers.push(String(loader.tt().createScriptURL(url)));
      } catch (error) {
        answers.push(/not a configured address/.test(String(error)) ? 'refused' : String(error));
      }
  };
  const name = Object.keys(window).find((key) => key.startsWith('pricerxAuthChunks')) ?? '';
  const chunks = Reflect.get(window, name) as unknown[];
  chunks.push([[`attack${performance.now()}`], {}, attack]);
  return answers;
};

test.describe('§1 Scripts: the widget’s Trusted Types policy, called by another script', () => {
  test('the policy accepts URLs of the widget’s chunks and configured scripts, and refuses all others', async ({
    site,
  }) => {
    const publicToken = await protectedProject(site, 'policy');
    const context = await site.newContext();
    await countRefused(context);
    const { page, requested, complaints } = await site.visitWidget(
      { publicToken, config: EMAIL_CODE },
      { csp: documentedPolicy('Captcha', 'Device telemetry') },
      context,
    );
    await shown(emailField(page));
    const home = site.bare.url;
    const refused = [
      'https://evil.example/x.js',
      'https://evil.example/pricerx-auth.otp.01234567.js',
      `${home}/pricerx-auth.otp.01234567.js`,
      'data:text/javascript,alert(1)',
      `${home}/evil.js`,
      `${home}/../pricerx-auth.otp.01234567.js`,
      `${home}/pricerx-auth.otp.01234567.js/../evil.js`,
      `${home}/pricerx-auth.otp.01234567.js#x`,
      'javascript:alert(1)',
      '',
    ];
    expect(new Set(await page.evaluate(tried, refused))).toEqual(new Set(['refused']));

    // Chunks, captcha and telemetry scripts still load.
    await askForEmailCode(page, 'policy@example.com');
    expect(requested.filter((url) => /enterprise\.js|telemetry\.js/.test(url))).toHaveLength(2);
    expect(new Set(await page.evaluate(tried, refused))).toEqual(new Set(['refused']));
    expect(await refusedOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
