import { isCountryCode } from '../../domain/dialCodes';
import {
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type Operation,
} from '../../sagas/effects';
import { formatPhone } from '../../sagas/phone';
import { linkProblemFound, pageRestored } from '../../store/client';
import { hostError } from '../../store/host';
import { methodWanted, transition } from '../../store/widget';
import { missingPKCEError } from '../../domain/errors';
import { selectConfig, selectCore, selectScreen } from '../scope';
import { productBlocks } from './productBlocks';
import { sendEmailCode, sendMagicLink, sendPhoneCode } from './send';
import {
  countryChanged,
  mainSlice,
  phoneChanged,
  phoneFormatted,
  sendingEnded,
  sendingStarted,
  submitted,
  tabChosen,
} from './slice';

function* send({ method, value }: ReturnType<typeof submitted>['payload']): Operation<void> {
  if (method === 'magicLink') return yield* sendMagicLink(value);
  if (method === 'email') return yield* sendEmailCode(value);
  yield* sendPhoneCode(method, value);
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

export function* mainSaga(): Operation<void> {
  yield* takeLeading(submitted, submit);
  yield* fork(watchPhone);
  yield* takeEvery(methodWanted, chooseWanted);
  yield* takeEvery(linkProblemFound, showLinkProblem);
  if (yield* select((state) => state.client.linkProblem)) yield* showLinkProblem();
}
