import { addressOf } from './parts/address';
import type { App, Auth } from './app';
import { startDeveloper } from './developer/panel';
import { createEventLog } from './developer/eventLog';
import { startLanguage, t, translated } from './language/language';
import { showAccount, showPlace, startLanguageSwitch, startTexts, startThemeSwitch } from './parts/header';
import { loadHostConfig } from './session/hostConfig';
import { linkReturnView } from './views/linkReturnView';
import { passwordResetView, resetTokenIn } from './views/passwordResetView';
import { finishSave } from './session/pendingSave';
import { createRouter } from './router';
import { showToast } from './parts/toast';
import { startAuth } from './session/startAuth';
import { readSwitches, SWITCH_NAMES } from './developer/switches';
import type { Switches } from './developer/switches';
import { visitCode } from './developer/visits/section';
import { onThemeChange } from './parts/theme';

const switches = readSwitches(location.search);
startLanguage(switches.lang);
const app: App = {
  switches,
  auth: undefined,
  isStarting: true,
  log: createEventLog(),
  href: (path, params) => addressOf(app.switches, path, params),
  go: (path, params) => router.go(path, params),
};
const router = createRouter(app);

const otherParams = (): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(location.search)].filter(([name]) => !SWITCH_NAMES.has(name)));

const changeSwitches = (next: Partial<Switches>): void => {
  const before = app.switches;
  app.switches = { ...before, ...next };
  history.replaceState(history.state, '', app.href(location.pathname, otherParams()));
  // The client is created with or without a recorder.
  if (before.record !== app.switches.record) return location.reload();
  developer.show();
  router.current()?.switched?.();
  showPlace(app, document.querySelector<HTMLElement>('[aria-current=page]')?.dataset.view ?? '');
};

/** Loads the test wallet when the product `crypto` is enabled. */
const wantTestWallet = async (): Promise<void> => {
  if (!app.switches.products.includes('crypto')) return;
  const { startTestWallet } = await import(/* webpackChunkName: "testWallet" */ './developer/testWallet');
  startTestWallet(app.switches.wallet);
};

const finishPendingSave = async ({ saved }: Auth): Promise<void> => {
  const outcome = await finishSave(saved);
  if (outcome === undefined) return;
  if ('problem' in outcome) return showToast(translated(outcome.problem));
  const label = t('{drug} at {pharmacy}', {
    drug: `${outcome.value.drug_name} ${outcome.value.strength_label}`,
    pharmacy: outcome.value.pharmacy_name,
  });
  showToast(t('Saved: {label}.', { label }));
};

/** Updates the page when the visitor signs in or out, also in another tab. */
const followAccount = (auth: Auth): void => {
  const { account, saved } = auth;
  let wasSignedIn = false;
  const follow = (): void => {
    const isSignedIn = account.isSignedIn();
    if (isSignedIn && !wasSignedIn) void saved.load().then(() => finishPendingSave(auth));
    if (!isSignedIn && wasSignedIn) {
      saved.forget();
      showToast(t('You are signed out.'));
    }
    wasSignedIn = isSignedIn;
    showAccount(app);
    router.current()?.accountChanged?.();
  };
  account.onChange(follow);
  saved.onChange(() => router.current()?.accountChanged?.());
};

const developer = startDeveloper(app, changeSwitches);
startTexts();
startThemeSwitch((theme) => changeSwitches({ theme }));
startLanguageSwitch((lang) => changeSwitches({ lang }));
onThemeChange(() => router.current()?.switched?.());

/** Waits for the widget's script, which is after this one. Also resolves when it could not be loaded. */
const widgetScript = (): Promise<void> =>
  new Promise((resolve) => addEventListener('DOMContentLoaded', () => resolve(), { once: true }));

/** Whether the visitor followed a link in an email or comes from a social provider. */
const cameByLink = new URLSearchParams(location.search).has('stytch_token_type');

const start = async (): Promise<void> => {
  // Shows the view before the session is known; `accountChanged` adds the parts that need it.
  if (!cameByLink) void router.showAddress(false);
  const visits = app.switches.record ? visitCode() : undefined;
  const [config, code] = await Promise.all([loadHostConfig(), visits, wantTestWallet(), widgetScript()]);
  const auth = startAuth(config, app.switches, code);
  app.auth = auth;
  app.isStarting = false;
  developer.show();
  developer.showInbox(config?.sandboxUrl);

  const resetToken = auth && resetTokenIn(auth);
  if (auth?.account.client.parseAuthenticateUrl()?.handled === true)
    router.enter(linkReturnView(app, auth), 'signIn');
  else if (auth !== undefined && resetToken !== undefined)
    router.enter(passwordResetView(app, auth, resetToken), 'signIn');
  else if (router.current() === undefined || location.pathname === '/consent') void router.showAddress(false);
  else router.current()?.accountChanged?.();

  showAccount(app);
  if (auth !== undefined) followAccount(auth);
};

void start();
