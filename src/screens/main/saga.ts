import { oneTapProvider } from '../../domain/config';
import { AUTOFILL_ANSWER_MS, WALLETS_ANSWER_MS } from '../../domain/constants';
import { CODE_MISSING } from '../../domain/errors';
import {
  call,
  delay,
  fork,
  getServices,
  put,
  race,
  select,
  takeEvery,
  takeFirst,
  takeLatest,
  takeLeading,
  type Operation,
} from '../../sagas/effects';
import { linkProblemFound } from '../../store/client';
import { flowWanted, leavingForProvider, methodWanted, transition } from '../../store/widget';
import { setupReplaced } from '../../store/widgets';
import { flowIsReady, selectConfig, selectCore, selectScreen } from '../scope';
import { formatPhoneSaga } from './formatPhone.saga';
import { passkeyWay } from './passkeyWay';
import { isPhoneTab, tabsOn, type TabMethod } from './productBlocks';
import {
  emailChanged,
  failed,
  mainSlice,
  passkeysOffered,
  phoneChanged,
  sendingEnded,
  sendingStarted,
  sendRequested,
  submitted,
  tabChosen,
  walletsAwaited,
} from './slice';
import type { MainState } from './state';

/** The code that sends is fetched with the first keystroke; a quick visitor waits for it here, and loses nothing. */
function* submit({ payload }: ReturnType<typeof submitted>): Operation<void> {
  yield* put(sendingStarted());
  if (!isPhoneTab(payload.method)) (yield* getServices()).storage.typedEmail.write(payload.value);
  yield* put(flowWanted('send'));
  if (yield* flowIsReady('send')) return yield* put(sendRequested(payload));
  yield* put(sendingEnded());
  yield* put(failed(CODE_MISSING));
}

/** A link that belongs to another browser is told wherever the visitor is about to sign in. */
function* showLinkProblem(): Operation<void> {
  if ((yield* selectCore()).screen !== 'Main') return;
  yield* put(transition('LinkOpenedElsewhere'));
}

function* chooseWanted({ payload }: ReturnType<typeof methodWanted>): Operation<void> {
  const tabs = tabsOn(yield* selectConfig());
  // The tab of passwords stands for all that begins with an email address.
  const isForLinks = (method: TabMethod) => method === 'magicLink' || method === 'password';
  const forLinks = tabs.find(isForLinks);
  const tab = payload === 'magicLink' ? forLinks : (tabs.find((method) => !isForLinks(method)) ?? forLinks);
  if (tab) yield* put(tabChosen(tab));
}

/** The first keystroke fetches what the submit will want. */
function* prefetchSend(): Operation<void> {
  yield* takeFirst([emailChanged, phoneChanged]);
  yield* put(flowWanted('send'));
}

/** For a visitor who leaves for a social provider and comes back by the Back button. */
function* keepTypedEmail(): Operation<void> {
  const { email } = yield* selectScreen(mainSlice);
  (yield* getServices()).storage.typedEmail.write(email);
}

/** The buttons of social providers and of wallets come with the code that knows them. */
function* wantButtons(): Operation<void> {
  const config = yield* selectConfig();
  const { products } = config;
  if (products.includes('crypto')) yield* put(flowWanted('crypto'));
  if (!products.includes('oauth')) return;
  yield* put(flowWanted('oauth'));
  if (oneTapProvider(config)) yield* put(flowWanted('oneTap'));
}

/** The screens and what finds wallets are two chunks, fetched side by side. */
function* untilWalletsKnown(): Operation<void> {
  const { wallets } = yield* getServices();
  void wallets();
  if (yield* flowIsReady('crypto')) yield* call(wallets);
}

/** How many wallets there are, only their code can say: nothing is seen until then, so that nothing moves, but nobody waits long. */
function* awaitWallets(): Operation<void> {
  if (!(yield* selectScreen(mainSlice)).waitsForWallets) return;
  yield* race({ known: untilWalletsKnown(), late: delay(WALLETS_ANSWER_MS) });
  yield* put(walletsAwaited(false));
}

/** @param known what the browser has answered already, when it was asked before this code was here. */
function* offerPasskeys(known: MainState['passkeys'] = null): Operation<void> {
  const { webauthn } = yield* getServices();
  const way = passkeyWay(yield* selectConfig(), webauthn);
  if (way === 'none') return yield* put(passkeysOffered('none'));
  void webauthn.load();
  yield* put(flowWanted('passkeys'));
  if (known) return;
  if (way === 'button') return yield* put(passkeysOffered('button'));
  // The form is invisible until the browser answers. After the limit it has the button, and a late answer changes nothing: the layout stays.
  const { answer } = yield* race({ answer: call(() => way), late: delay(AUTOFILL_ANSWER_MS) });
  yield* put(passkeysOffered(answer ?? 'button'));
}

export function* mainSaga(): Operation<void> {
  const before = yield* selectScreen(mainSlice);
  yield* takeEvery(leavingForProvider, keepTypedEmail);
  yield* fork(() => offerPasskeys(before.passkeys));
  yield* takeLatest(setupReplaced, () => offerPasskeys());
  yield* fork(prefetchSend);
  yield* fork(formatPhoneSaga);
  yield* takeLeading(submitted, submit);
  yield* takeEvery(setupReplaced, wantButtons);
  yield* takeEvery(methodWanted, chooseWanted);
  yield* takeEvery(linkProblemFound, showLinkProblem);
  yield* wantButtons();
  yield* fork(awaitWallets);
  if (yield* select((state) => state.client.linkProblem)) yield* showLinkProblem();
}
