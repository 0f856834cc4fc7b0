import type { Page } from '@playwright/test';
import { attached, openHeldBack } from '../support/site/heldBack';
import { mountLogin } from '../support/site/page';
import { expect, test } from '../support/test';
import { ALL_CODES, emailField } from '../support/widget/widget';

/** What the demo's recorder, which attaches Redux DevTools' own `instrument`, has on the page. */
interface Recorded {
  demoRecorder: {
    recordings(): {
      store: {
        dispatch(action: { type: 'JUMP_TO_STATE'; index: number }): void;
        getState(): { stagedActionIds: number[]; actionsById: Record<number, { action: { type: string } }> };
      };
    }[];
  };
}

/** The recorded types of actions of Main. */
const typesOf = (page: Page) =>
  page.evaluate(() => {
    const { demoRecorder } = window as unknown as Recorded;
    const history = demoRecorder.recordings()[0]?.store.getState();
    return (history?.stagedActionIds ?? []).map((id) => history?.actionsById[id]?.action.type ?? '');
  });

const jumpTo = (page: Page, index: number) =>
  page.evaluate((at) => {
    const { demoRecorder } = window as unknown as Recorded;
    demoRecorder.recordings()[0]?.store.dispatch({ type: 'JUMP_TO_STATE', index: at });
  }, index);

test.describe('§4 DevTools: what a visitor did before the app was loaded', () => {
  test('is in the history from the first key, and each step can be travelled to', async ({ site }) => {
    const { page, release, complaints } = await openHeldBack(site, {}, {}, (context) =>
      context.addInitScript({ path: 'demo/dist/recorder.js' }),
    );
    await mountLogin(page, site, { config: { ...ALL_CODES, otpOptions: { methods: ['email', 'sms'] } } });
    await emailField(page).pressSequentially('ada');
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('tab', { name: 'Email' }).click();
    release();
    await attached(page);
    expect(await emailField(page).inputValue()).toBe('ada');
    const types = await typesOf(page);
    const mounted = types.indexOf('mounts/mounted');
    expect(types.slice(mounted + 1, mounted + 6)).toEqual([
      'widget/main/emailChanged',
      'widget/main/emailChanged',
      'widget/main/emailChanged',
      'widget/main/tabChosen',
      'widget/main/tabChosen',
    ]);
    await jumpTo(page, mounted + 2);
    await expect(emailField(page)).toHaveValue('ad');
    await jumpTo(page, mounted);
    await expect(emailField(page)).toHaveValue('');
    await jumpTo(page, types.length - 1);
    await expect(emailField(page)).toHaveValue('ada');
    expect(complaints).toEqual([]);
  });
});
