import type { Page } from '@playwright/test';
import { SCREENS, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

/** Distances in px of each button's icon from the start edge and from the middle of the button, and the icon's size. */
const icons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('pricerx-auth button')].flatMap((button) => {
      const icon = button.querySelector('svg, img')?.getBoundingClientRect();
      if (!icon || !button.textContent) return [];
      const outer = button.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(button).direction === 'rtl';
      const start = isRightToLeft ? outer.right - icon.right : icon.left - outer.left;
      const offCentre = icon.top + icon.height / 2 - (outer.top + outer.height / 2);
      return [`${start} ${Math.round(offCentre)} ${icon.width} ${icon.height}`];
    }),
  );

/** The distance of each label's middle from its button's middle, in px. */
const offCentre = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('pricerx-auth button:not([role=tab])')].flatMap((button) => {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const label = range.getBoundingClientRect();
      const outer = button.getBoundingClientRect();
      return [Math.abs(label.left + label.width / 2 - (outer.left + outer.width / 2))];
    }),
  );

/** The greatest empty height in px between two visible parts of the card, and the part above it. */
const largestGap = (page: Page): Promise<{ px: number; below: string }> =>
  page.evaluate(() => {
    const card = document.querySelector('pricerx-auth [part~=card]');
    const parts = [...(card?.querySelectorAll('*') ?? [])]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.matches('[data-text]') &&
          (part.matches('input, select, button, a, svg, [role=meter], [role=progressbar]') ||
            // The ring of a spinner.
            (part.childElementCount === 0 && getComputedStyle(part).borderTopStyle !== 'none') ||
            [...part.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            )),
      )
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .sort((a, b) => a.box.top - b.box.top);
    let bottom = parts[0]?.box.bottom ?? 0;
    let above = parts[0]?.part;
    const largest = { px: 0, below: '' };
    for (const { part, box } of parts) {
      if (box.top - bottom > largest.px)
        Object.assign(largest, { px: box.top - bottom, below: above?.outerHTML.slice(0, 100) });
      if (box.bottom > bottom) [bottom, above] = [box.bottom, part];
    }
    return largest;
  });

test.describe('§3 Theme: icons in buttons', () => {
  for (const [what, state, count] of [
    ['a passkey and social providers', 'main-everything', 3],
    ['wallets and social providers', 'wallets-and-social', 5],
    ['more wallets than Main shows', 'wallets-many', 6],
    ['a new passkey', 'passkeys-start', 1],
  ] as const) {
    test(`have the same position and size: ${what}`, async () => {
      for (const dir of ['ltr', 'rtl'] as const) {
        await gallery.show(state, { dir });
        expect(await icons(gallery.page)).toEqual(Array(count).fill('13 0 20 20'));
      }
    });
  }

  test('labels are centred in their buttons, with and without an icon', async () => {
    await gallery.show('main-everything');
    expect((await offCentre(gallery.page)).filter((distance) => distance > 1)).toEqual([]);
  });
});

test.describe('§2 Screens: vertical distances', () => {
  for (const state of ['main-error', 'main-phone-wrong', 'otp-wrong', 'passwords-login-wrong']) {
    test(`an error is nearer to its field than to the next element (${state})`, async () => {
      await gallery.show(state);
      const { above, below } = await gallery.page.evaluate(() => {
        const error = [...document.querySelectorAll('pricerx-auth [part~=error]')].find(
          ({ textContent }) => textContent,
        );
        const field = document.querySelector(`[aria-describedby~="${error?.firstElementChild?.id}"]`);
        const after = [...document.querySelectorAll('pricerx-auth button')].find(
          (button) =>
            error &&
            error.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING &&
            button.textContent,
        );
        // The target of a text button is higher than its text.
        const seen = after?.getAttribute('part') === 'button-text' ? after.firstElementChild : after;
        const [text, before, next] = [error, field, seen].map((part) => part?.getBoundingClientRect());
        if (!text || !before || !next) throw new Error('A part is missing.');
        return { above: text.top - before.bottom, below: next.top - text.bottom };
      });
      expect(above).toBe(4);
      expect(below).toBeGreaterThan(above);
    });
  }

  // There is space for an error of two lines between a field and its button, on a small phone for one of three.
  // Where a hint stands in this space, less of it is empty.
  const HINTED = ['Main', 'OTPAuthenticate'];
  for (const [width, most, mostWithHint] of [
    [320, 72, 60],
    [400, 52, 44],
  ] as const) {
    test.describe(`on a page of ${width} px, neighbouring parts are at most ${most} px apart, below a hint ${mostWithHint} px`, () => {
      test.beforeEach(() => gallery.page.setViewportSize({ width, height: 720 }));
      test.afterEach(() => gallery.page.setViewportSize({ width: 320, height: 720 }));

      for (const { screen, names } of SCREENS) {
        test(`${screen}, in each of its states`, async () => {
          const gaps: Record<string, unknown> = {};
          // The space of Google's prompt is empty until Google draws it.
          for (const name of names.filter((one) => !one.startsWith('one-tap'))) {
            await gallery.show(name);
            const gap = await largestGap(gallery.page);
            if (gap.px > (HINTED.includes(screen) ? mostWithHint : most)) gaps[name] = gap;
          }
          expect(gaps).toEqual({});
        });
      }
    });
  }

  for (const state of ['main-everything', 'otp-empty', 'passwords-new-weak', 'passkeys-list']) {
    test(`fields, buttons and their labels are whole multiples of 4 px apart (${state})`, async () => {
      await gallery.show(state);
      const gaps = await gallery.page.evaluate(() => {
        const parts = [
          ...document.querySelectorAll('pricerx-auth :is(label, input, button:not([part=button-text]))'),
        ]
          .filter((part) => part.parentElement?.closest('li, [role=tablist], button') === null)
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 100);
        return parts.flatMap(({ bottom }, at) => {
          const next = parts[at + 1];
          return next && next.top >= bottom ? [next.top - bottom] : [];
        });
      });
      expect(gaps.length).toBeGreaterThan(0);
      expect(gaps.filter((gap) => gap % 4 !== 0)).toEqual([]);
    });
  }

  test('the rows of passkeys do not move when one is renamed or about to be deleted', async () => {
    const rows = async (state: string) => {
      await gallery.show(state);
      return gallery.page
        .locator('pricerx-auth li')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ top, height }) => [top, height]),
        );
    };
    const atRest = await rows('passkeys-list');
    expect(atRest).toHaveLength(4);
    expect(await rows('passkeys-list-edit')).toEqual(atRest);
    expect(await rows('passkeys-list-delete')).toEqual(atRest);
  });
});
