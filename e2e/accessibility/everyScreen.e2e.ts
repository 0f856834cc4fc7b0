import type { Page } from 'playwright-core';
import {
  beginWalk,
  expectFocus,
  fieldsOf,
  lostWords,
  smallTargets,
  structure,
  tabWalk,
} from '../support/measure/access';
import { focusPixels } from '../support/measure/focusPixels';
import { SCREENS, useGallery } from '../support/measure/gallery';
import { FIELDS, TAB_ORDER } from '../support/measure/accessTables';

const gallery = useGallery();

const wordsOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.getElementById('stage')?.innerText);

async function look(name: string) {
  const { page } = gallery;
  await gallery.show(name);
  // In the order in which they are asked, without waiting for each answer.
  const [small, built, fields, before] = await Promise.all([
    smallTargets(page),
    structure(page),
    fieldsOf(page),
    wordsOf(page),
    beginWalk(page),
  ]);
  const stops = await tabWalk(page);
  const [after, lost] = await Promise.all([wordsOf(page), lostWords(page)]);
  const changed = after === before ? [] : [before, after];
  return { small, ...built, fields, stops, changed, lost };
}

type Looked = Awaited<ReturnType<typeof look>>;
const known = new Map<string, Looked>();

/** Each state is inspected once for all tests; the results are kept by the state's name. */
async function told<T>(names: readonly string[], tell: (looked: Looked) => T): Promise<Record<string, T>> {
  const found: Record<string, T> = {};
  for (const name of names) {
    const looked = known.get(name) ?? (await look(name));
    known.set(name, looked);
    found[name] = tell(looked);
  }
  return found;
}

const nothing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]));

describe('§2 Every screen, in every state', () => {
  it.each(SCREENS)(
    '$screen: Tab reaches every control in visual order, changes nothing, and leaves the widget (WCAG 2.1.1, 2.1.2, 2.4.3, 3.2.1)',
    async ({ names }) => {
      const walked = await told(names, ({ stops }) => stops.map(({ name }) => name).join(' > '));
      expect(walked).toEqual(Object.fromEntries(names.map((name) => [name, TAB_ORDER[name]])));
      expect(await told(names, ({ changed }) => changed)).toEqual(nothing(names));
    },
  );

  it.each(SCREENS)(
    '$screen: every focused control shows a focus ring at 3:1 that nothing covers (WCAG 2.4.7, 2.4.11, 1.4.11)',
    async ({ names }) => {
      const unseen = await told(names, ({ stops }) =>
        stops.flatMap((stop) => (stop.unseen ? [`${stop.name}: ${stop.unseen}`] : [])),
      );
      expect(unseen).toEqual(nothing(names));
    },
  );

  it.each(SCREENS)(
    '$screen: targets measure 24 px or more, main buttons and fields 44 px (WCAG 2.5.8)',
    async ({ names }) => {
      expect(await told(names, ({ small }) => small)).toEqual(nothing(names));
    },
  );

  it.each(SCREENS)(
    '$screen: no word is cut off with WCAG text spacing at 320 px (WCAG 1.4.12, 1.4.10, 1.4.4)',
    async ({ names }) => {
      expect(await told(names, ({ lost }) => lost)).toEqual(nothing(names));
    },
  );

  it.each(SCREENS)(
    '$screen: has at most one title, a name for every control, and errors linked to their fields (WCAG 1.3.1, 2.4.6, 2.5.3, 3.3.1, 3.3.2, 4.1.2)',
    async ({ names }) => {
      const wrong = await told(names, ({ headings, nameless, untied }) => [
        ...(headings.filter((level) => level !== 'h3').length > 1 ? [headings.join(' ')] : []),
        ...(headings[0] === 'h3' ? ['a subtitle without a title'] : []),
        ...nameless,
        ...untied,
      ]);
      expect(wrong).toEqual(nothing(names));
    },
  );

  it.each(SCREENS)(
    '$screen: words have the same order in the DOM as on the screen (WCAG 1.3.2)',
    async ({ names }) => {
      expect(await told(names, ({ disordered }) => disordered)).toEqual(nothing(names));
    },
  );

  it.each(SCREENS)('$screen: live regions announce each message once (WCAG 4.1.3)', async ({ names }) => {
    expect(await told(names, ({ saidTwice }) => saidTwice)).toEqual(nothing(names));
  });

  it.each(SCREENS)(
    '$screen: each field has the autocomplete token and keyboard of its content (WCAG 1.3.5, 3.3.8)',
    async ({ screen, names }) => {
      const fields = Object.values(await told(names, (looked) => looked.fields)).flat();
      expect([...new Set(fields)].toSorted()).toEqual(FIELDS[screen] ?? []);
    },
  );
});

describe.each(['light', 'shadow'] as const)(
  '§2 Every screen, in %s DOM: focus after Enter on a button (WCAG 2.4.3)',
  (dom) => {
    it.each([
      // what it was on goes, comes back after a spinner, rests for a moment, or lies under a toast
      { state: 'reset-login-trouble', pressed: 'Try again', then: 'We could not log you in' },
      { state: 'consent-failed', pressed: 'Try again', then: 'Try again' },
      { state: 'passwords-send-failed', pressed: 'Try again', then: 'Log in' },
      { state: 'passwords-new-unchecked', pressed: 'Check again', then: 'Password' },
      { state: 'otp-empty', pressed: 'Resend code', then: 'Code sent' },
      { state: 'toasts', pressed: 'Dismiss', then: 'Sign up or log in' },
      { state: 'passkeys-list', pressed: 'Delete Work laptop', then: 'Cancel' },
    ])('$state: moves from "$pressed" to "$then"', async ({ state, pressed, then }) => {
      const { page } = gallery;
      await gallery.show(state, { dom });
      await page.locator('pricerx-auth h2').or(page.locator('pricerx-auth button')).first().focus();
      await page.getByRole('button', { name: pressed, exact: true }).first().focus();
      await page.keyboard.press('Enter');
      await expectFocus(page, then);
    });
  },
);

/** A ring of a pixel whose corners are round. */
const ROUND = 0.95;

describe('§3 Theme: focus rings measured in pixels (every screen, WCAG 2.4.7, 1.4.11)', () => {
  it.each([
    { what: 'a button', state: 'main-email', selector: 'button[type=submit]', least: 1 },
    { what: 'a second button', state: 'passkeys-login', selector: 'button[type=button]', least: 1 },
    { what: 'a button of words', state: 'otp-empty', selector: 'p button', least: 1 },
    { what: 'an icon', state: 'otp-empty', selector: '[aria-label=Back]', least: 1 },
    { what: 'a tab', state: 'main-tabs', selector: '[role=tab][tabindex="0"]', least: 1 },
    { what: 'a field', state: 'main-email', selector: 'input', least: ROUND },
    { what: 'a country', state: 'main-phone', selector: 'select', least: ROUND },
    { what: 'a link', state: 'email-confirmation', selector: 'a', least: 1 },
    { what: 'what opens', state: 'consent', selector: 'summary', least: 1 },
    // One box of six has the ring.
    { what: 'a code', state: 'otp-empty', selector: 'input[name=code]', least: 1 / 6 },
  ])(
    '$what gets a ring of 1 px or more at 3:1, on a light and on a dark page',
    async ({ state, selector, least }) => {
      for (const theme of ['default', 'dark'] as const) {
        await gallery.show(state, { theme });
        await beginWalk(gallery.page);
        expect(await focusPixels(gallery.page, `pricerx-auth ${selector}`)).toBeGreaterThanOrEqual(least);
      }
    },
  );
});
