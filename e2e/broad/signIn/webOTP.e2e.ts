import { mountLogin, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { giveCode, mostAtOnce, refuseCode, requestsOf, withMessages } from '../../support/widget/webOTP';
import {
  askForSmsCode,
  button,
  codeField,
  codeSentTo,
  heading,
  shown,
  SMS_CODE,
} from '../../support/widget/widget';

const textTo = async (site: TestSite, to: string) =>
  (await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to })).text;

/** A page whose browser may read text messages, at the code screen. */
async function atTheRequest(site: TestSite, national: string) {
  const context = await site.newContext();
  await withMessages(context);
  const visit = await site.visitWidget({ config: SMS_CODE }, {}, context);
  await askForSmsCode(visit.page, national);
  await expect.poll(() => requestsOf(visit.page)).toEqual(['open']);
  return visit;
}

test.describe('§4 OTP flow: WebOTP in a browser', () => {
  test('the code of a text message that names the host signs in without a key', async ({ site }) => {
    const { page, complaints } = await atTheRequest(site, '4155550141');
    await giveCode(page, await textTo(site, '+14155550141'));
    await shown(heading(page, 'Success!'));
    expect(await requestsOf(page)).toEqual(['given']);
    expect(complaints).toEqual([]);
  });

  test('a refusal shows nothing, and the typed code signs in', async ({ site }) => {
    const { page, complaints } = await atTheRequest(site, '4155550142');
    await refuseCode(page);
    await codeField(page).fill(await codeSentTo(site, '+14155550142'));
    await shown(heading(page, 'Success!'));
    expect(await requestsOf(page)).toEqual(['refused']);
    expect(complaints).toEqual([]);
  });

  test('the request is aborted when the screen is left, and made again on return', async ({ site }) => {
    const { page } = await atTheRequest(site, '4155550143');
    await button(page, 'Back').click();
    await expect.poll(() => requestsOf(page)).toEqual(['aborted']);
    await askForSmsCode(page, '4155550144');
    await expect.poll(() => requestsOf(page)).toEqual(['aborted', 'open']);
  });

  test('two widgets have one request, that of the newer screen', async ({ site }) => {
    const context = await site.newContext();
    await withMessages(context);
    const html = '<div id="sign-in"></div><div id="second"></div>';
    const { page, complaints } = await site.visitWidget({ config: SMS_CODE }, { html }, context);
    await mountLogin(page, site, { config: SMS_CODE, selector: '#second' });
    const [first, second] = [page.locator('#sign-in'), page.locator('#second')];
    await askForSmsCode(first, '4155550145');
    await expect.poll(() => requestsOf(page)).toEqual(['open']);
    await askForSmsCode(second, '4155550146');
    await expect.poll(() => requestsOf(page)).toEqual(['aborted', 'open']);
    await button(second, 'Back').click();
    await expect.poll(() => requestsOf(page)).toEqual(['aborted', 'aborted', 'open']);
    await giveCode(page, await textTo(site, '+14155550145'));
    await shown(heading(first, 'Success!'));
    expect(await mostAtOnce(page)).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('the browser’s own WebOTP leaves no trace, and a browser without it takes the typed code', async ({
    site,
  }) => {
    const without = await site.newContext();
    await without.addInitScript(() => Reflect.deleteProperty(window, 'OTPCredential'));
    for (const [context, number] of [
      [await site.newContext(), '4155550147'],
      [without, '4155550148'],
    ] as const) {
      const { page, complaints } = await site.visitWidget({ config: SMS_CODE }, {}, context);
      await askForSmsCode(page, number);
      await codeField(page).fill(await codeSentTo(site, `+1${number}`));
      await shown(heading(page, 'Success!'));
      expect(complaints).toEqual([]);
    }
  });

  for (const [allow, requests] of [
    ['', []],
    ['otp-credentials', ['open']],
  ] as const) {
    test(`a frame of another origin with allow="${allow}" makes ${requests.length} requests`, async ({
      site,
    }) => {
      const context = await site.newContext();
      await withMessages(context);
      const inner = site.bare.add({});
      const html = `<iframe src="${inner}" allow="${allow}" width="500" height="600"></iframe>`;
      const page = await context.newPage();
      await page.goto(site.bare.add({ html }).replace('localhost', '127.0.0.1'));
      const frame = page.frames()[1];
      if (!frame) throw new Error('The frame is not there.');
      await frame.waitForFunction(() => 'PriceRxAuth' in window);
      await mountLogin(frame, site, { config: SMS_CODE });
      const widget = page.frameLocator('iframe');
      await askForSmsCode(widget, '4155550149');
      await expect.poll(() => requestsOf(frame)).toEqual(requests);
      await codeField(widget).fill(await codeSentTo(site, '+14155550149'));
      await shown(heading(widget, 'Success!'));
    });
  }
});
