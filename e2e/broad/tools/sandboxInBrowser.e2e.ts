import { readmeExample } from '../../support/kit';
import { stopWorkers } from '../../support/site/sandboxPage';
import { serveStatic } from '../../support/site/staticHost';
import { expect, test } from '../../support/test';
import { askForEmailCode, codeField, heading, shown } from '../../support/widget/widget';

/** A host's page with the example of the README, whose inbox is in a frame beside the widget. */
const PAGE = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
<body><div id="sign-in"></div><iframe title="Inbox" width="600" height="600"></iframe>
<script src="pricerx-auth.js"></script>
<script type="importmap">{ "imports": { "pricerx-auth-sandbox/browser": "./browser.js" } }</script>
<script type="module">${readmeExample('In the browser')}</script></body></html>`;

test.describe('§7 Sandbox in the browser', () => {
  test('the README’s example signs in with the code of its inbox, also when the browser stops the worker, and no call reaches the host', async ({
    page,
  }) => {
    const host = await serveStatic({ '': PAGE });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(host.url);
    await askForEmailCode(page, 'ada@example.com');
    await stopWorkers(page);
    const inbox = page.frameLocator('iframe');
    const message = inbox.locator('li', { hasText: 'ada@example.com' });
    await codeField(page).fill(await message.locator('.code').innerText());
    await shown(heading(page, 'Success!'));
    expect(complaints).toEqual([]);
    expect(host.asked.filter((path) => path.includes('pricerx-auth-sandbox/'))).toEqual([]);
    await host.close();
  });
});
