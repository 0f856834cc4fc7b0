import type { Page } from '@playwright/test';
import { SCREENS, useGallery } from '../../support/measure/gallery';
import { changedByPage } from '../../support/measure/styles';
import { HOST_STYLES } from '../../support/site/hostStyles';
import { galleryPolicy, openStrictly, refusedOn } from '../../support/site/policies';
import { expect, test } from '../../support/test';

const gallery = useGallery(
  { headers: { 'Content-Security-Policy': galleryPolicy("'nonce-host'") } },
  // High enough for the largest number of toasts, also when a page's CSS moves the card down.
  { viewport: { width: 500, height: 1600 } },
);

/** Fields for addresses, numbers, passwords and codes without the attributes that password managers need. */
const loneFields = (page: Page, screen: string): Promise<string[]> =>
  page.evaluate((isReset) => {
    const widget = document.querySelector('pricerx-auth');
    const root = (widget?.shadowRoot ?? widget) as ParentNode;
    // A disabled screen ignores submits.
    const fields = [
      ...root.querySelectorAll<HTMLInputElement>('input:not([name=passkey-name], [aria-disabled=true] *)'),
    ];
    return fields.flatMap((field) => {
      const { form, type, name, id, autocomplete } = field;
      const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]');
      let received = 0;
      const hear = (event: Event) => {
        received += 1;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      form?.addEventListener('submit', hear, { capture: true });
      if (submit && !submit.disabled) form?.requestSubmit(submit);
      form?.removeEventListener('submit', hear, { capture: true });
      const wrong = [
        // A code is submitted by its sixth digit, so that an expired one can have another main button.
        (!form || (name !== 'code' && submit?.getRootNode() !== field.getRootNode())) &&
          'has no form with a button',
        submit && received !== (submit.disabled ? 0 : 1) && `was submitted ${received} times`,
        (name === '' || id === '' || autocomplete === '') && 'has no name, no id or no purpose',
        type === 'password' &&
          !isReset &&
          !form?.querySelector('input[autocomplete^=username]') &&
          'is nobody’s password',
      ];
      return wrong.flatMap((text) => (text ? [`${type} ${name} ${text}`] : []));
    });
    // The reset widget does not know the user name: it has only a token.
  }, screen === 'PasswordResetForm');

test.describe('§3 Theme on pages with their own CSS: a reset, Preflight, Reboot, rules for bare elements', () => {
  /** Keeps the size of the widget's container the same under all styles. */
  const room = '#stage { all: initial !important; display: block !important; width: 420px !important }';
  test.beforeAll(async () => {
    await openStrictly(gallery.page);
    await gallery.page.evaluate((css) => {
      const style = Object.assign(document.createElement('style'), { nonce: 'host', textContent: css });
      document.head.append(style);
    }, room);
  });
  test.afterEach(async () => expect(await refusedOn(gallery.page)).toEqual([]));

  for (const { screen, names } of SCREENS) {
    test(`${screen} looks the same as on a plain page, password managers find its fields, and a strict policy refuses nothing`, async () => {
      const told: Record<string, unknown> = {};
      // Google's prompt is not part of the widget.
      for (const name of names.filter((one) => one !== 'one-tap-embedded')) {
        await gallery.show(name);
        const light = HOST_STYLES.filter(({ shadowOnly }) => !shadowOnly);
        const changed = await changedByPage(gallery.page, light);
        const lone = await loneFields(gallery.page, screen);
        if (Object.keys(changed).length + lone.length > 0) told[name] = { ...changed, lone };
      }
      expect(told).toEqual({});
    });
  }

  test('in shadow DOM no rule of the page reaches the widget, and each field shares a tree with its form', async () => {
    for (const { screen, names } of SCREENS) {
      await gallery.show(names[0] ?? '', { dom: 'shadow' });
      expect(await changedByPage(gallery.page, HOST_STYLES)).toEqual({});
      expect(await loneFields(gallery.page, screen)).toEqual([]);
    }
  });
});
