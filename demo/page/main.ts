import { addressOf } from './address';
import type { App, Auth } from './app';
import { startDeveloper } from './developer';
import { createEventLog } from './eventLog';
import { showAccount, showPlace, startThemeSwitch } from './header';
import { loadHostConfig } from './hostConfig';
import { linkReturnView } from './linkReturnView';
import { passwordResetView, resetTokenIn } from './passwordResetView';
import { finishSave } from './pendingSave';
import { createRouter } from './router';
import { say } from './say';
import { startAuth } from './startAuth';
import { needsReload, readSwitches, SWITCH_NAMES } from './switches';
import type { Switches } from './switches';
import { onThemeChange } from './theme';

const app: App = {
  switches: readSwitches(location.search),
  auth: undefined,
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
  if (needsReload(before, app.switches)) return location.reload();
  developer.show();
  void wantTestWallet();
  router.current()?.switched?.();
  showPlace(app, document.querySelector<HTMLElement>('[aria-current=page]')?.dataset.view ?? '');
};

let walletStarted: Promise<void> | undefined;
/** The test wallet is fetched where wallets are a way in. */
const wantTestWallet = async (): Promise<void> => {
  if (!app.switches.products.includes('crypto')) return;
  walletStarted ??= import('./testWallet').then(({ startTestWallet }) =>
    startTestWallet(() => app.switches.wallet),
  );
  await walletStarted;
};

const finishPendingSave = async ({ saved }: Auth): Promise<void> => {
  const outcome = await finishSave(saved);
  if (outcome === undefined) return;
  const name = 'value' in outcome ? `${outcome.value.drug_name} ${outcome.value.strength_label}` : '';
  say('problem' in outcome ? outcome.problem : `Saved: ${name} at ${outcome.value.pharmacy_name}.`);
};

/** Signed in or out, here or in another tab: everything that shows it follows. */
const followAccount = (auth: Auth): void => {
  const { account, saved } = auth;
  let wasSignedIn = false;
  const follow = (): void => {
    const isSignedIn = account.isSignedIn();
    if (isSignedIn && !wasSignedIn) void saved.load().then(() => finishPendingSave(auth));
    if (!isSignedIn && wasSignedIn) {
      saved.forget();
      say('You are signed out.');
    }
    wasSignedIn = isSignedIn;
    showAccount(app);
    router.current()?.accountChanged?.();
  };
  follow();
  account.onChange(follow);
  saved.onChange(() => router.current()?.accountChanged?.());
};

const developer = startDeveloper(app, changeSwitches);
startThemeSwitch((theme) => changeSwitches({ theme }));
onThemeChange(() => router.current()?.switched?.());

// Prices need no sign-in, so they do not wait for it.
const showsPrices = location.pathname === '/' && !location.search.includes('stytch_token_type');
if (showsPrices) void router.showAddress(false);

const [config] = await Promise.all([loadHostConfig(), wantTestWallet()]);
app.auth = startAuth(config, app.switches);
developer.showInbox(config?.sandboxUrl);
const cameBackByLink = app.auth?.account.client.parseAuthenticateUrl()?.handled === true;
const resetToken = app.auth && resetTokenIn(app.auth);

if (app.auth !== undefined && cameBackByLink) router.enter(linkReturnView(app, app.auth), 'signIn');
else if (app.auth !== undefined && resetToken !== undefined)
  router.enter(passwordResetView(app, app.auth, resetToken), 'signIn');
else if (!showsPrices) void router.showAddress(false);

showAccount(app);
if (app.auth !== undefined) followAccount(app.auth);
