import type { Page } from '@playwright/test';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

/** States of a screen that differ in messages alone, beginning with the one that the visitor sees first. */
const SERIES: readonly (readonly string[])[] = [
  ['main-tabs', 'main-error', 'main-unreachable'],
  ['main-phone', 'main-phone-wrong'],
  [
    'otp-empty',
    'otp-verifying',
    'otp-wrong',
    'otp-unreachable',
    'otp-resending',
    'otp-resent',
    'otp-resend-refused',
    'otp-resend-unreachable',
  ],
  ['passwords-login', 'passwords-login-empty', 'passwords-forgot-failed'],
  ['passwords-forgot', 'passwords-forgot-resent', 'passwords-forgot-refused', 'passwords-forgot-unreachable'],
  [
    'passwords-new',
    'passwords-new-checking',
    'passwords-new-weak',
    'passwords-new-breached',
    'passwords-new-unchecked',
    'passwords-new-making',
  ],
  ['passwords-rules', 'passwords-rules-half', 'passwords-rules-breached'],
  ['reset-new', 'reset-weak', 'reset-strong', 'reset-busy', 'reset-login-busy'],
];

const WIDTHS = [320, 400] as const;
const LOCALES = ['en', 'es', 'fr', 'de', 'it', 'pl', 'pt-BR', 'ru', 'ht', 'tl', 'vi'] as const;

/** Distances in px of the fields and buttons from the card's top, without those of messages. */
const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const top = document.querySelector('pricerx-auth')?.getBoundingClientRect().top ?? 0;
    return [
      ...document.querySelectorAll('pricerx-auth :is(input, select, button):not([part~=error] + * *, li *)'),
    ].map((part) => Math.round(part.getBoundingClientRect().top - top));
  });

test.describe('§2 Screens: a message moves no field and no button', () => {
  for (const { first, names, width } of SERIES.flatMap((names) =>
    WIDTHS.map((width) => ({ first: names[0], names, width })),
  )) {
    test(`${first} and its messages at ${width} px`, async () => {
      await gallery.page.setViewportSize({ width, height: 720 });
      for (const locale of LOCALES) {
        const found: Record<string, number[]> = {};
        for (const name of names) {
          await gallery.show(name, { locale });
          found[`${name} in ${locale}`] = await heights(gallery.page);
        }
        const [first = []] = Object.values(found);
        expect(first.length).toBeGreaterThan(0);
        expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, first])));
      }
    });
  }
});
