import { expect, test } from '../../support/test';
import {
  askForEmailCode,
  codeField,
  codeSentTo,
  gone,
  heading,
  isSignedInAs,
  shown,
} from '../../support/widget/widget';

test.describe('§1 Host page: time travel in the developer panel', () => {
  test('goes back to the form and before the mount, and forward to the signed-in visitor, under the strict policy and without a secret', async ({
    site,
  }) => {
    const email = 'traveller@example.com';
    const { page, context, requested, complaints } = await site.visitHost(
      '/sign-in?products=otp&otp=email&dev=1&stay=1',
    );
    const isFetched = () => requested.some((url) => /\/page\/timeTravel\./.test(url));
    const open = page.getByRole('button', { name: 'Show the history' });
    await shown(open);
    expect(isFetched()).toBe(false);
    await open.click();
    const history = page.getByRole('region', { name: /^PriceRxAuth/ });
    const slider = history.getByRole('slider', { name: /^Point in time/ });
    await shown(slider);
    expect(isFetched()).toBe(true);

    await askForEmailCode(page, email);
    const formTime = Number(await slider.inputValue());
    const code = await codeSentTo(site, email);
    await codeField(page).fill(code);
    await shown(heading(page, 'Success!'));
    const newest = () => slider.getAttribute('max').then(Number);

    await slider.fill(String(formTime));
    await shown(heading(page, 'Enter your code'));
    for (let time = formTime; (await heading(page, 'Sign up or log in').count()) === 0; time -= 1)
      await slider.fill(String(time));
    expect(await page.locator('#sign-in').getByRole('textbox').inputValue()).toBe(email);

    await slider.fill(String(await newest()));
    await shown(heading(page, 'Success!'));
    await isSignedInAs(page, email);
    expect((await context.cookies()).map(({ name }) => name)).toContain('stytch_session');

    // Before the mount there is no widget, and the page reports no sign-out.
    const signedOut = page.getByText('You are signed out.');
    const signIn = page.locator('#sign-in');
    await slider.fill('0');
    await gone(heading(page, 'Success!'));
    expect(await signIn.locator('h2').count()).toBe(0);
    await isSignedInAs(page, email);
    expect(await signedOut.count()).toBe(0);
    for (let time = 1; time <= formTime; time += 1) await slider.fill(String(time));
    await shown(heading(page, 'Enter your code'));
    await slider.fill(String(await newest()));
    await shown(heading(page, 'Success!'));
    await isSignedInAs(page, email);
    expect(await signedOut.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/sign-in');

    const told =
      (await page.locator('#developer').innerText()) + (await page.locator('#developer').innerHTML());
    const cookies = (await context.cookies()).map(({ value }) => value);
    for (const secret of [code, ...cookies]) expect(told).not.toContain(secret);
    expect(complaints).toEqual([]);
  });

  test('a page loaded without the panel offers to record from now on', async ({ site }) => {
    const { page, requested, complaints } = await site.visitHost('/sign-in?products=otp&otp=email');
    expect(requested.some((url) => url.includes('recorder'))).toBe(false);
    await page.getByRole('button', { name: 'Developer' }).click();
    await page.getByRole('button', { name: 'Record from now on (reloads)' }).click();
    await page.getByRole('button', { name: 'Show the history' }).click();
    await shown(page.getByRole('slider'));
    expect(complaints).toEqual([]);
  });
});
