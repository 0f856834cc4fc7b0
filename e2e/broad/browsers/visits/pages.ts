import { EMAIL_CODE } from '../../../support/widget/widget';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import { account, button, CODE, EMAIL } from '../../../../tests/visitor/wanted';
import { askForCode, BACK_HANGS_IN, signInByCode } from '../signIn';

const SIGN_IN = '/sign-in?products=otp&otp=email';

async function signedIn(stage: Stage): Promise<Visitor> {
  const visitor = await stage.host(SIGN_IN);
  await askForCode(visitor, stage.email);
  await visitor.fillAs(CODE, await stage.code(stage.email), 'input');
  await visitor.shown(account(stage.email));
  return visitor;
}

const BROKEN_STORAGES = {
  'throws when it is read': `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  'is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  'is missing': `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: null });`,
};

export const pages: Visit[] = [
  {
    title: 'a sign-in in one tab shows in the other, and so does a sign-out',
    async run(stage) {
      const other = await stage.host('/');
      await other.shown(button('Sign in'));
      const visitor = await signedIn(stage);
      await other.shown(account(stage.email));
      await visitor.click(button('Sign out'));
      await other.shown(button('Sign in'));
    },
  },
  {
    title: 'a reload keeps the visitor signed in',
    async run(stage) {
      const visitor = await signedIn(stage);
      await visitor.tab.reload();
      await visitor.shown(account(stage.email));
    },
  },
  {
    title: 'a new tab knows the visitor',
    async run(stage) {
      await signedIn(stage);
      await (await stage.host('/')).shown(account(stage.email));
    },
  },
  {
    title: 'another profile does not know the visitor',
    async run(stage) {
      await signedIn(stage);
      const stranger = await stage.host('/', await stage.profile());
      await stranger.shown(button('Sign in'));
    },
  },
  {
    title: 'Back to the sign-in page keeps the typed address, which can be submitted',
    notIn: BACK_HANGS_IN,
    async run(stage) {
      const visitor = await stage.host(SIGN_IN);
      await visitor.type(EMAIL, stage.email);
      await visitor.tab.open(stage.site.app.url);
      await visitor.back();
      await visitor.shown(EMAIL);
      if ((await visitor.value(EMAIL)) === '') await visitor.type(EMAIL, stage.email);
      await visitor.click(button('Continue with email'));
      await visitor.shown(CODE);
    },
  },
  {
    title: 'after a sign-out in another tab, Back to a signed-in page shows it signed out',
    notIn: BACK_HANGS_IN,
    async run(stage) {
      const visitor = await signedIn(stage);
      const other = await stage.host('/');
      await other.shown(account(stage.email));
      await visitor.tab.open(stage.site.app.url);
      await other.click(button('Sign out'));
      await other.shown(button('Sign in'));
      await visitor.back();
      await visitor.gone(account(stage.email));
    },
  },
  {
    title: 'a widget that was unmounted and mounted again signs in',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await visitor.shown(EMAIL);
      await visitor.tab.evaluate(() =>
        (window as unknown as { mounted: { unmount(): void } }).mounted.unmount(),
      );
      await visitor.gone(EMAIL);
      await stage.mount(visitor, { config: EMAIL_CODE });
      await signInByCode(visitor, stage);
    },
  },
  {
    title: 'what is typed before the rest of the widget has come is kept',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await visitor.tab.evaluate(() =>
        document.querySelector<HTMLInputElement>('input[type=email]')?.focus(),
      );
      await visitor.tab.type(stage.email);
      await visitor.press('Enter');
      await visitor.shown(CODE);
      await stage.code(stage.email);
    },
  },
  ...Object.entries(BROKEN_STORAGES).map(([title, script]) => ({
    title: `a visitor whose storage ${title} signs in`,
    async run(stage: Stage) {
      const html = `<div id="sign-in"></div><script>${script}</script>`;
      await signInByCode(await stage.widget({ config: EMAIL_CODE }, { html }), stage);
    },
  })),
];
