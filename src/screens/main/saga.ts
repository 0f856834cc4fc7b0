import { missingPKCEError } from '../../domain/errorRules';
import { UNREACHABLE_TEXT, type AuthError } from '../../domain/errors';
import { fork, put, select, takeEvery, takeFirst, takeLeading, type Operation } from '../../sagas/effects';
import { linkProblemFound } from '../../store/client';
import { hostError } from '../../store/host';
import { flowWanted, methodWanted, transition } from '../../store/widget';
import { setupReplaced } from '../../store/widgets';
import { flowIsReady, reject, selectConfig, selectCore, selectScreen } from '../scope';
import { frontTab, isPhoneTab, tabsOn, type TabMethod } from './productBlocks';
import {
  emailChanged,
  failed,
  mainSlice,
  phoneChanged,
  sendingEnded,
  sendingStarted,
  sendRequested,
  submitted,
  tabChosen,
} from './slice';

const UNREACHABLE: AuthError = { kind: 'unreachable', message: UNREACHABLE_TEXT };

/** The code that sends is fetched with the first keystroke; a quick visitor waits for it here, and loses nothing. */
function* submit({ payload }: ReturnType<typeof submitted>): Operation<void> {
  yield* put(sendingStarted());
  yield* put(flowWanted('send'));
  if (yield* flowIsReady('send')) return yield* put(sendRequested(payload));
  yield* put(sendingEnded());
  yield* reject(failed, UNREACHABLE);
}

/** A link that belongs to another browser is told wherever the visitor is about to sign in. */
function* showLinkProblem(): Operation<void> {
  if ((yield* selectCore()).screen !== 'Main') return;
  yield* put(hostError(missingPKCEError()));
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

/** The phone number's form is fetched when its tab comes to the front. */
function* wantPhoneForm(): Operation<void> {
  const { tab } = yield* selectScreen(mainSlice);
  if (isPhoneTab(frontTab(yield* selectConfig(), tab))) yield* put(flowWanted('phone'));
}

function* wantSocialButtons(): Operation<void> {
  const { products } = yield* selectConfig();
  if (products.includes('oauth')) yield* put(flowWanted('oauth'));
}

export function* mainSaga(): Operation<void> {
  yield* fork(prefetchSend);
  yield* takeLeading(submitted, submit);
  yield* takeEvery([tabChosen, setupReplaced], wantPhoneForm);
  yield* takeEvery(setupReplaced, wantSocialButtons);
  yield* takeEvery(methodWanted, chooseWanted);
  yield* takeEvery(linkProblemFound, showLinkProblem);
  yield* wantPhoneForm();
  yield* wantSocialButtons();
  if (yield* select((state) => state.client.linkProblem)) yield* showLinkProblem();
}
