import { cleanEmail } from '../../domain/calls/email';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import {
  fork,
  getServices,
  put,
  select,
  takeEvery,
  take,
  takeLeading,
  type SagaGenerator,
} from '../../sagas/effects';
import { lastUsedChanged, linkProblemFound } from '../../store/client';
import { flowRequested, leavingForProvider, methodRequested, transition } from '../../store/widget';
import { flowIsReady, selectConfig, selectCore, selectScreen } from '../shared/screenEffects';
import { formatPhoneSaga } from './formatPhone.saga';
import { isPhoneTab, tabsOn, type TabMethod } from '../../domain/config/productBlocks';
import { emailChanged, markChanged, phoneChanged, sendingEnded, submitted, tabChosen } from './reducer';
import { failed, mainSlice, sendRequested } from './slice';

/** The chunk `send` is fetched at the first keystroke. A submit before it is loaded waits for it. */
function* submit({ payload }: ReturnType<typeof submitted>): SagaGenerator<void> {
  const isPhone = isPhoneTab(payload.method);
  const value = isPhone ? payload.value : cleanEmail(payload.value);
  if (value !== payload.value) yield* put(emailChanged(value));
  if (!isPhone) (yield* getServices()).storage.typedEmail.write(value);
  yield* put(flowRequested('send'));
  if (yield* flowIsReady('send')) return yield* put(sendRequested({ ...payload, value }));
  yield* put(sendingEnded());
  yield* put(failed(CHUNK_NOT_LOADED));
}

function* showLastUsed({ payload }: ReturnType<typeof lastUsedChanged>): SagaGenerator<void> {
  if ((yield* selectConfig()).lastUsed) yield* put(markChanged(payload));
}

/** On Main, shows the screen for a link in the page's address that must be opened in another browser. */
function* showLinkProblem(): SagaGenerator<void> {
  if ((yield* selectCore()).screen !== 'Main') return;
  yield* put(transition('LinkOpenedElsewhere'));
}

function* selectTab({ payload }: ReturnType<typeof methodRequested>): SagaGenerator<void> {
  const tabs = tabsOn(yield* selectConfig());
  // With passwords, the email tab also serves links.
  const isForLinks = (method: TabMethod) => method === 'magicLink' || method === 'password';
  const forLinks = tabs.find(isForLinks);
  const tab = payload === 'magicLink' ? forLinks : (tabs.find((method) => !isForLinks(method)) ?? forLinks);
  if (tab) yield* put(tabChosen(tab));
}

/** Fetches the chunk `send` at the first keystroke, or at once if the visitor typed before this code was loaded. */
function* prefetchSend(): SagaGenerator<void> {
  const { email, phone } = yield* selectScreen(mainSlice);
  if (email === '' && phone.text === '') yield* take([emailChanged, phoneChanged]);
  yield* put(flowRequested('send'));
}

/** Stores the typed address, so that it is shown again after the Back button leads back from a social provider. */
function* storeTypedEmail(): SagaGenerator<void> {
  const { email } = yield* selectScreen(mainSlice);
  (yield* getServices()).storage.typedEmail.write(email);
}

export function* mainSaga(): SagaGenerator<void> {
  yield* takeEvery(leavingForProvider, storeTypedEmail);
  yield* fork(prefetchSend);
  yield* fork(formatPhoneSaga);
  yield* takeLeading(submitted, submit);
  yield* takeEvery(methodRequested, selectTab);
  yield* takeEvery(lastUsedChanged, showLastUsed);
  yield* takeEvery(linkProblemFound, showLinkProblem);
  if (yield* select((state) => state.client.linkProblem)) yield* showLinkProblem();
}
