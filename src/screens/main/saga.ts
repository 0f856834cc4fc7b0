import { isCountryCode } from '../../domain/dialCodes';
import {
  call,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFirst,
  takeLatest,
  takeLeading,
  type Operation,
} from '../../sagas/effects';
import { formatPhone } from '../../sagas/phone';
import { linkProblemFound, pageRestored } from '../../store/client';
import { hostError } from '../../store/host';
import { methodWanted, transition } from '../../store/widget';
import { missingPKCEError, UNREACHABLE_TEXT, type AuthError } from '../../domain/errors';
import { reject, selectConfig, selectCore, selectScreen } from '../scope';
import { productBlocks } from './productBlocks';
import {
  countryChanged,
  emailChanged,
  failed,
  mainSlice,
  phoneChanged,
  phoneFormatted,
  sendingEnded,
  sendingStarted,
  submitted,
  tabChosen,
} from './slice';

/** What a visitor needs only once they act; it is fetched while they type. */
const loadSend = () => import(/* webpackChunkName: "send" */ './send').catch(() => null);

const UNREACHABLE: AuthError = { kind: 'unreachable', message: UNREACHABLE_TEXT };

function* send({ method, value }: ReturnType<typeof submitted>['payload']): Operation<void> {
  const sends = yield* call(loadSend);
  if (!sends) return yield* reject(failed, UNREACHABLE);
  if (method === 'magicLink') return yield* sends.sendMagicLink(value);
  if (method === 'email') return yield* sends.sendEmailCode(value);
  yield* sends.sendPhoneCode(method, value);
}

function* submit({ payload }: ReturnType<typeof submitted>): Operation<void> {
  yield* put(sendingStarted());
  // What was under way when the page went into the back/forward cache is void.
  yield* race({ sent: send(payload), restored: take(pageRestored) });
  yield* put(sendingEnded());
}

/** As-you-type formatting. A text that got shorter is left alone: deleting a bracket must not bring it back. */
function* formatTyped(): Operation<void> {
  const { text, country } = (yield* selectScreen(mainSlice)).phone;
  const parsed = yield* formatPhone(text, country);
  if (!parsed || parsed.national === text) return;
  const named = parsed.country && isCountryCode(parsed.country) ? parsed.country : undefined;
  yield* put(phoneFormatted({ typed: text, national: parsed.national, country: named }));
}

function* watchPhone(): Operation<void> {
  let length = 0;
  yield* takeLatest([phoneChanged, countryChanged], function* (): Operation<void> {
    const { text } = (yield* selectScreen(mainSlice)).phone;
    const grew = text.length > length;
    length = text.length;
    if (grew) yield* formatTyped();
  });
}

/** A link that belongs to another browser is told wherever the visitor is about to sign in. */
function* showLinkProblem(): Operation<void> {
  if ((yield* selectCore()).screen !== 'Main') return;
  yield* put(hostError(missingPKCEError()));
  yield* put(transition('LinkOpenedElsewhere'));
}

function* chooseWanted({ payload }: ReturnType<typeof methodWanted>): Operation<void> {
  const tabs = productBlocks(yield* selectConfig()).flatMap((block) => block.tabs);
  const tab = tabs.find((method) => (payload === 'magicLink') === (method === 'magicLink'));
  if (tab) yield* put(tabChosen(tab));
}

/** The first keystroke fetches what the submit will want. */
function* prefetch(): Operation<void> {
  yield* takeFirst([emailChanged, phoneChanged]);
  yield* call(loadSend);
}

export function* mainSaga(): Operation<void> {
  yield* fork(prefetch);
  yield* takeLeading(submitted, submit);
  yield* fork(watchPhone);
  yield* takeEvery(methodWanted, chooseWanted);
  yield* takeEvery(linkProblemFound, showLinkProblem);
  if (yield* select((state) => state.client.linkProblem)) yield* showLinkProblem();
}
