import { countRefused, documentedPolicy, refusedOn } from '../support/site/policies';
import { protectedProject } from '../support/site/protection';
import { useSite } from '../support/suite';
import { askForEmailCode, EMAIL_CODE, emailField, shown } from '../support/widget/widget';

const suite = useSite();

/** What a script of others on the page can reach through the list that chunks are pushed to. */
const tried = (urls: readonly string[]): string[] => {
  interface Loader {
    p: string;
    tt(): { createScriptURL(url: string): unknown };
    tu(url: string): unknown;
  }
  const answers: string[] = [];
  const attack = (loader: Loader) => {
    const home = loader.p;
    for (const url of urls)
      for (const make of [loader.tu, (each: string) => loader.tt().createScriptURL(each)])
        try {
          loader.p = 'https://evil.example/';
          answers.push(String(make(url.replace('HOME/', home))));
        } catch (error) {
          answers.push(/not a configured address/.test(String(error)) ? 'refused' : String(error));
        } finally {
          loader.p = home;
        }
  };
  const chunks = (window as unknown as { pricerxAuthChunks: unknown[] }).pricerxAuthChunks;
  chunks.push([[`attack${performance.now()}`], {}, attack]);
  return answers;
};

describe('§1 Scripts: the widget’s Trusted Types policy, called by another script', () => {
  it('the policy makes URLs of the widget’s chunks and configured scripts, and refuses every other', async () => {
    const publicToken = await protectedProject(suite.site, 'policy');
    const context = await suite.newContext();
    await countRefused(context);
    const { page, requested, complaints } = await suite.visitWidget(
      { publicToken, config: EMAIL_CODE },
      { csp: documentedPolicy('Captcha', 'Device telemetry') },
      context,
    );
    await shown(emailField(page));
    const refused = [
      'https://evil.example/x.js',
      'https://evil.example/pricerx-auth.otp.01234567.js',
      'data:text/javascript,alert(1)',
      'HOME/evil.js',
      'HOME/../pricerx-auth.otp.01234567.js',
      'HOME/pricerx-auth.otp.01234567.js/../evil.js',
      'HOME/pricerx-auth.otp.01234567.js#x',
      'javascript:alert(1)',
      '',
    ];
    expect(new Set(await page.evaluate(tried, refused))).toEqual(new Set(['refused']));
    const own = 'pricerx-auth.otp.01234567.js';
    expect(await page.evaluate(tried, [`HOME/${own}?retry=1`])).toEqual(
      Array(2).fill(`${suite.site.bare.url}/${own}?retry=1`),
    );

    // Chunks and the scripts of captcha and telemetry still come.
    await askForEmailCode(page, 'policy@example.com');
    expect(requested.filter((url) => /enterprise\.js|telemetry\.js/.test(url))).toHaveLength(2);
    expect(new Set(await page.evaluate(tried, refused))).toEqual(new Set(['refused']));
    expect(await refusedOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
