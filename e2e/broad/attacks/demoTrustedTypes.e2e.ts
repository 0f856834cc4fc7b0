import { expect, test } from '../../support/test';
import { button, shown } from '../../support/widget/widget';

test.describe('§1 Host page: Trusted Types are required', () => {
  test('every HTML and script sink of the page refuses a plain string', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?products=crypto&dev=1');
    const taken = await page.evaluate(() => {
      const makePolicy = (): unknown =>
        Reflect.get(window, 'trustedTypes').createPolicy('attacker', { createHTML: (text: string) => text });
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => (document.body.innerHTML = '<b>injected</b>'),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
        write: () => document.write('<b>injected</b>'),
        srcdoc: () => (document.createElement('iframe').srcdoc = '<b>injected</b>'),
        'script address': () => (document.createElement('script').src = 'https://evil.example/x.js'),
        'script text': () => (document.createElement('script').text = 'window.injected = true'),
        policy: makePolicy,
      };
      return Object.entries(sinks)
        .filter(([, write]) => {
          try {
            write();
            return true;
          } catch {
            return false;
          }
        })
        .map(([name]) => name);
    });
    expect(taken).toEqual([]);
  });

  test('the scripts of the page and of the widget load without a policy violation', async ({ site }) => {
    const { page, complaints } = await site.visitHost('/sign-in?products=oauth,crypto&dev=1');
    await shown(button(page, 'Continue with GitHub'));
    await shown(page.getByRole('button', { name: /Test wallet/ }));
    await button(page, 'Show the history').click();
    await shown(page.getByRole('slider'));
    expect(complaints).toEqual([]);
  });
});
