import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { type MountArgs, mountLogin, openBarePage, unmount } from '../../support/site/page';
import { renderedPage } from '../../support/site/serverHTML';
import { expect, test } from '../../support/test';

/** Texts that mean something to HTML, style sheets or scripts. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'&<>"\'`=/ \n\r\t\0\x85\xa0é😀',
        '</style>',
        '</script>',
        '</pricerx-auth>',
        '<script>alert(1)</script>',
        '<!--',
        '&amp',
        '&#60;',
        '\\22 ',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((pieces) => pieces.join(''));

const given = fc
  .record({
    title: text,
    label: text,
    tab: text,
    font: text,
    logo: text,
    name: text,
    locale: fc.constantFrom('en', 'de', 'ja'),
  })
  .map(({ title, label, tab, font, logo, name, locale }): MountArgs & { config: object } => ({
    locale,
    strings: { 'login.title': title, 'formField.email.label': label, 'button.textMessage': tab },
    styles: { fontFamily: `"${font}"`, logo: { logoImageUrl: `/${logo}` } },
    config: {
      products: ['otp'],
      otpOptions: { methods: ['email', 'sms'] },
      prefill: { email: `${name.replace(/[^\w'"&<=]/g, '')}a@example.com` },
    },
  }));

/** The elements, attributes and texts of a widget, without what a server leaves to the entry: the list of countries, and the enabled button. */
const treeIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((host) => {
    const widget = host.querySelector<HTMLElement>('pricerx-auth')!;
    const root = (widget.shadowRoot ?? widget).querySelector<HTMLElement>('.pricerx-widget')!;
    const suffix = widget.dataset.ids ?? '';
    const spellable = (value: string) => value.replace(/[\0\x80-\x9f]/g, '');
    const lines: string[] = [];
    const read = (parent: Element) => {
      let before = '';
      const end = () => before && lines.push(before);
      for (const node of parent.childNodes) {
        if (!(node instanceof Element)) {
          before += spellable(node.nodeValue ?? '');
          continue;
        }
        end();
        before = '';
        const attributes = [...node.attributes]
          .filter(
            ({ name }) => name !== 'selected' && !(name === 'disabled' && node.matches('[type=submit]')),
          )
          .map(({ name, value }) =>
            /^(id|for|aria-(controls|labelledby|describedby))$/.test(name)
              ? `${name}=${value.replaceAll(suffix || '\0', '')}`
              : `${name}=${spellable(value)}`,
          );
        const value = node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.value : '';
        lines.push(`<${node.namespaceURI} ${node.localName} ${attributes.sort().join(' ')}> ${value}`);
        if (node.localName !== 'optgroup') read(node);
        lines.push(`</${node.localName}>`);
      }
      end();
    };
    if (root.style.visibility !== 'hidden') read(root);
    return lines;
  });

test.describe('§1 HTML of a server: the two outputs of a tree, in a browser', () => {
  for (const enableShadowDOM of [false, true]) {
    test(`the written form has the elements of the painted one, with any texts of a host${enableShadowDOM ? ', in a shadow root' : ''}`, async ({
      site,
    }) => {
      const context = await site.newContext();
      // With this, a form with a given address stays painted until it is used.
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const { page, complaints } = await openBarePage(context, site, {
        html: '<div id="written"></div><div id="painted"></div>',
      });
      for (const args of fc.sample(given, { numRuns: 40, seed: 1 })) {
        const { html } = renderedPage(args, { enableShadowDOM }).page;
        await page.evaluate((written) => {
          const host = document.querySelector('#written') as Element & { setHTMLUnsafe(html: string): void };
          host.setHTMLUnsafe(written);
        }, html ?? '');
        expect(await page.locator('#written > div > pricerx-auth').count()).toBe(1);
        expect(await page.locator('#written > div').evaluate((host) => host.childNodes.length)).toBe(1);
        await mountLogin(page, site, {
          ...args,
          config: { ...args.config, enableShadowDOM },
          selector: '#painted',
          loading: 'auto',
        });
        const written = await treeIn(page, '#written');
        expect(written.length).toBeGreaterThan(20);
        await expect.poll(() => treeIn(page, '#painted')).toEqual(written);
        await unmount(page);
      }
      expect(complaints).toEqual([]);
    });
  }
});
