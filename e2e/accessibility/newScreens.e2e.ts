import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { codeField, codeSentTo, EMAIL_CODE, emailField, heading, shown } from '../support/widget/widget';

interface Node {
  nodeId: string;
  name?: { value: string };
  role?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** The texts in polite live regions without a role, from Chromium's accessibility tree. */
async function announced(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  await devtools.detach();
  const live = nodes.filter(
    ({ role, properties }) =>
      role?.value === 'generic' &&
      properties?.some(({ name, value }) => name === 'live' && value.value === 'polite'),
  );
  return live.flatMap(({ childIds = [] }) =>
    nodes.flatMap(({ nodeId, name }) => (childIds.includes(nodeId) && name?.value ? [name.value] : [])),
  );
}

test.describe('§2 Screens: what a screen reader is told of a new screen (WCAG 2.4.3, 4.1.3)', () => {
  test('nothing at the mount, the title of the code screen, then the text below the focused title', async ({
    site,
  }) => {
    const email = 'announced@example.com';
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await emailField(page).fill(email);
    expect(await announced(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await shown(codeField(page));
    await expect.poll(() => announced(page)).toEqual(['Enter your code']);
    await expect(page.getByText('Enter your code', { exact: true })).toHaveCount(1);

    await codeField(page).fill(await codeSentTo(site, email));
    const title = heading(page, 'Success!');
    await expect(title).toBeFocused();
    await expect.poll(() => announced(page)).toEqual(['Your passcode has been successfully verified.']);
    await expect(title).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(title).not.toHaveAttribute('tabindex');
  });
});
