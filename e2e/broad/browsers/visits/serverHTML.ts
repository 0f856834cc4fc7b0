import { expect } from '@playwright/test';
import { renderedPage } from '../../../support/site/serverHTML';
import { EMAIL_CODE } from '../../../support/widget/widget';
import type { Visit } from '../stage';
import { button, CODE, EMAIL } from '../../../../tests/visitor/wanted';

const SUBMIT = button('Continue with email');
const around = (html: string) => `<dialog open>${html}</dialog>`;

export const serverHTML: Visit[] = [false, true].flatMap((enableShadowDOM): Visit[] => {
  const where = enableShadowDOM ? 'in a shadow root' : 'in the page';
  return [
    {
      title: `without a script neither Enter nor a click navigates, ${where}`,
      async run(stage) {
        const { page } = renderedPage({ config: EMAIL_CODE }, { enableShadowDOM, isWithoutScript: true });
        const visitor = await stage.tab();
        await visitor.tab.open(stage.site.bare.add({ ...page, html: around(page.html ?? '') }));
        const address = await visitor.address();
        await visitor.type(EMAIL, stage.email);
        await visitor.press('Enter');
        const { x, y } = await visitor.shown(SUBMIT);
        await visitor.tab.clickAt(x, y);
        expect(await visitor.address()).toBe(address);
        expect(await visitor.value(EMAIL)).toBe(stage.email);
        expect(await visitor.tab.evaluate(() => document.querySelector('dialog')?.open)).toBe(true);
      },
    },
    {
      title: `a submission before the mount is sent, ${where}, under a policy with nonces`,
      async run(stage) {
        const { page } = renderedPage({ config: EMAIL_CODE }, { enableShadowDOM, policy: 'nonces' });
        const visitor = await stage.tab();
        await visitor.tab.open(stage.site.bare.add(page));
        await visitor.type(EMAIL, stage.email);
        await visitor.press('Enter');
        await stage.mount(visitor, { config: { ...EMAIL_CODE, enableShadowDOM } });
        await visitor.shown(CODE);
        expect(await stage.code(stage.email)).toMatch(/^\d{6}$/);
      },
    },
  ];
});
