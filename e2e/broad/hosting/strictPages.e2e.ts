import type { BrowserContext } from '@playwright/test';
import { SCREENS, useGallery } from '../../support/measure/gallery';
import {
  countRefused,
  documentedPolicy,
  galleryPolicy,
  openStrictly,
  refusedOn,
} from '../../support/site/policies';
import { protectedProject } from '../../support/site/protection';
import { expect, test, type TestSite } from '../../support/test';
import { openStrangersPage, openVisitorsPage } from '../../support/widget/everyWidget';
import { card, choose, google, visitOneTap } from '../../support/widget/oneTap';
import { askForEmailCode, button, EMAIL_CODE, heading, shown } from '../../support/widget/widget';

const NONCE = 'bm9uY2U';

/** A browser from before constructable style sheets, and a page that gives the widget its nonce. */
const oldBrowser = (context: BrowserContext) =>
  context.addInitScript((cspNonce) => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    type Door = { createClient(token: string, options: object): unknown };
    let door: Door | undefined;
    Object.defineProperty(window, 'PriceRxAuth', {
      get: () => door,
      set: (given: Door) => {
        door = {
          ...given,
          createClient: (token, options) => given.createClient(token, { ...options, cspNonce }),
        };
      },
    });
  }, NONCE);

test.describe('§1 Mounting under a strict policy with Trusted Types, in a browser that needs a nonce', () => {
  const gallery = useGallery({
    headers: { 'Content-Security-Policy': galleryPolicy(`'nonce-${NONCE}'`) },
  });
  test.beforeAll(() => openStrictly(gallery.page, oldBrowser));

  // Only the location of the styles differs, so one state of each screen is enough.
  for (const {
    screen,
    names: [name = ''],
  } of SCREENS) {
    test(`${screen} keeps its styles, and the policy refuses nothing`, async () => {
      for (const dom of ['light', 'shadow'] as const) {
        await gallery.show(name, { dom });
        const { position, elements } = await gallery.page.evaluate(() => {
          const widget = document.querySelector('pricerx-auth');
          const root = (widget?.shadowRoot ?? widget) as ParentNode;
          const drawn = root.querySelector('.pricerx-widget > div > div');
          return {
            position: drawn && getComputedStyle(drawn).position,
            elements: root.querySelectorAll('style').length,
          };
        });
        expect([position, elements]).toEqual(['relative', 1]);
      }
      expect(await refusedOn(gallery.page)).toEqual([]);
    });
  }
});

async function strictContext(site: TestSite): Promise<BrowserContext> {
  const context = await site.newContext();
  await countRefused(context);
  return context;
}

test.describe('§1 Mounting under the documented policy', () => {
  for (const { of, open, dom } of [
    { of: 'a signed-out visitor', dom: 'light', open: openStrangersPage },
    { of: 'a signed-in visitor', dom: 'shadow', open: openVisitorsPage },
  ]) {
    test(`all kinds of widgets of ${of} work in ${dom} DOM`, async ({ site }) => {
      const { page, complaints } = await open(site, {
        context: await strictContext(site),
        shadow: dom === 'shadow',
        bare: { csp: documentedPolicy() },
      });
      expect(await refusedOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('a Spanish widget starts a social sign-in', async ({ site }) => {
    const bare = { csp: documentedPolicy() };
    const config = {
      products: ['oauth', 'emailMagicLinks'],
      oauthOptions: { providers: [{ type: 'google' }] },
    };
    const { page, complaints } = await site.visitWidget(
      { config, locale: 'es' },
      bare,
      await strictContext(site),
    );
    const go = page.getByRole('button', { name: /Google/ });
    await shown(go);
    expect(await page.locator('pricerx-auth').getAttribute('lang')).toBe('es');
    expect(await refusedOn(page)).toEqual([]);
    await go.click();
    await page.waitForURL(/\/v1\/public\/oauth\/google\/start/);
    expect(complaints).toEqual([]);
  });

  test('captcha and telemetry scripts load', async ({ site }) => {
    const publicToken = await protectedProject(site, 'strict');
    const { page, requested, complaints } = await site.visitWidget(
      { publicToken, config: EMAIL_CODE },
      { csp: documentedPolicy('Captcha', 'Device telemetry') },
      await strictContext(site),
    );
    await askForEmailCode(page, 'strict-captcha@example.com');
    expect(requested.filter((url) => /enterprise\.js|telemetry\.js/.test(url))).toHaveLength(2);
    expect(await refusedOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  for (const more of ['', " 'strict-dynamic'"]) {
    test(`with scripts allowed by nonce alone${more}, chunks, captcha and telemetry carry the nonce`, async ({
      site,
    }) => {
      const publicToken = await protectedProject(site, `nonce${more.length}`);
      const csp = documentedPolicy('Captcha', 'Device telemetry').replace(
        /script-src [^;]+/,
        `script-src 'nonce-${NONCE}'${more}`,
      );
      const args = { publicToken, config: EMAIL_CODE };
      const { page, complaints } = await site.visitWidget(
        args,
        { csp, nonce: NONCE },
        await strictContext(site),
      );
      await askForEmailCode(page, `nonce${more.length}@example.com`);
      expect(await refusedOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('Google One Tap loads', async ({ site }) => {
    const { page, complaints } = await visitOneTap(site, {
      bare: { csp: documentedPolicy('Google One Tap') },
      prepare: countRefused,
    });
    await shown(card(page));
    expect(await refusedOn(page)).toEqual([]);
    await choose(page, 'strict-one-tap@example.com');
    expect(complaints).toEqual([]);
  });

  test('without frame-src for Google the button replaces One Tap at once, and the console names the directive', async ({
    site,
  }) => {
    const logged: string[] = [];
    const { page } = await visitOneTap(site, {
      bare: { csp: documentedPolicy('Google One Tap').replace(/frame-src [^;]+/, "frame-src 'none'") },
      prepare: async (context) => {
        context.on('console', (message) => logged.push(message.text()));
        // The fault is reported at once, without waiting.
        await context.clock.install();
        await context.clock.pauseAt(Date.now() + 60_000);
      },
    });
    await shown(google(page));
    expect(logged.join()).toContain("the page's policy (frame-src) lets no frame");
  });

  test('the consent form reaches the provider and then the app', async ({ site }) => {
    const { page, complaints } = await openVisitorsPage(site, {
      context: await strictContext(site),
      bare: { csp: documentedPolicy('The consent widget') },
    });
    await button(page, 'Allow').click();
    await shown(heading(page, 'Back in the app'));
    expect(new URL(page.url()).searchParams.get('code')).not.toBeNull();
    expect(complaints).toEqual([]);
  });
});
