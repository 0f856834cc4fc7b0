import { oneTapProvider } from '../../domain/config/config';
import { oneTapScriptAdvice } from '../../domain/config/endpointAdvice';
import { chunkMissing } from '../../domain/errors/errorRules';
import {
  isExpectedRedirect,
  isPhone,
  oneTapMessage,
  oneTapMode,
  type OneTapEvent,
} from '../../domain/oauth/oneTap';
import {
  call,
  getServices,
  takeEveryEvent,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../../sagas/effects';
import { leaveForOneTap } from '../../sagas/resources/oauth';
import { hostError } from '../../store/host';
import { promptEnded, promptPlaced } from '../../store/widget';
import { setupReplaced } from '../../store/widgets';
import { selectConfig, selectSetup } from '../shared/screenEffects';
import { elementId } from '../../ui/useElementId';
import { PARENT_ID, oneTapStarted, oneTapEnded, placeReady, statusChanged } from './slice';

/** §8 One Tap: shows the button instead of the prompt, and gives developers the reason. */
function* showButton(reason: string): SagaGenerator<void> {
  const { page, log } = yield* getServices();
  const isTest = yield* select((state) => state.client.isTest);
  const message = oneTapMessage(reason, page.origin);
  if (!message || !isTest) log.warn(message ?? `Google One Tap is not shown: ${reason}.`);
  yield* put(oneTapEnded(isTest ? message : null));
  yield* put(promptPlaced(false));
  yield* put(promptEnded());
}

function* follow(event: OneTapEvent, nonce: string): SagaGenerator<void> {
  const { page } = yield* getServices();
  const { loginRedirectURL, signupRedirectURL } = (yield* selectConfig()).oauthOptions;
  switch (event.type) {
    case 'shown':
      return yield* put(statusChanged('shown'));
    case 'chosen':
      return yield* put(statusChanged('pending'));
    case 'scriptFailed':
      return yield* put(hostError({ kind: 'unreachable', message: event.message }));
    case 'over':
      return yield* showButton(event.reason);
    case 'signedIn':
      if (!isExpectedRedirect(event.redirectUrl, [loginRedirectURL, signupRedirectURL], page.origin))
        return yield* showButton(
          `the answer leads to "${event.redirectUrl}", which is neither configured nor of this page’s origin`,
        );
      yield* leaveForOneTap(event.redirectUrl, nonce);
  }
}

function* prompt(): SagaGenerator<void> {
  const { config, idSuffix } = yield* selectSetup();
  const provider = oneTapProvider(config);
  if (!provider) return yield* put(promptPlaced(false));
  const { oneTap: load, page, options: clientOptions, warnDeveloper, random } = yield* getServices();
  const oneTap = yield* call(load);
  if (!oneTap) {
    yield* put(hostError(chunkMissing('oneTapPrompt')));
    return yield* showButton('its code could not be fetched');
  }
  const device = { hasFedCM: oneTap.hasFedCM, isPhone: isPhone(page.userAgent) };
  const mode = oneTapMode(provider.position, device);
  yield* put(oneTapStarted());
  yield* put(promptPlaced(mode === 'embedded'));
  if (mode !== 'floating') yield* put(promptEnded());
  if (mode === 'none') return yield* put(oneTapEnded(null));
  warnDeveloper(() => oneTapScriptAdvice(clientOptions));
  if (mode === 'embedded') yield* take(placeReady);
  const { loginRedirectURL, signupRedirectURL } = config.oauthOptions;
  const nonce = random.uuid();
  const options = {
    nonce,
    parentId: mode === 'embedded' ? elementId(PARENT_ID, idSuffix) : undefined,
    useFedCM: provider.position !== 'forceLegacyEmbedded',
    cancelOnTapOutside: provider.cancel_on_tap_outside ?? true,
    loginRedirectURL: loginRedirectURL || undefined,
    signupRedirectURL: signupRedirectURL || undefined,
  };
  yield* takeEveryEvent<OneTapEvent>(
    (emit) => oneTap.open(options, emit),
    (event) => follow(event, nonce),
  );
}

/** The options of the prompt as a string, for comparison. */
function* currentOptions(): SagaGenerator<string> {
  const { oauthOptions } = yield* selectConfig();
  const { loginRedirectURL, signupRedirectURL } = oauthOptions;
  return JSON.stringify([oneTapProvider({ oauthOptions }), loginRedirectURL, signupRedirectURL]);
}

/** Waits until a new mount changes the One Tap options. Other mounts do not end the prompt. */
function* optionsChanged(from: string): SagaGenerator<void> {
  do {
    yield* take(setupReplaced);
  } while ((yield* currentOptions()) === from);
}

export function* oneTapSaga(): SagaGenerator<void> {
  for (;;) {
    const options = yield* currentOptions();
    yield* race({
      prompt: (function* (): SagaGenerator<void> {
        yield* prompt();
        yield* optionsChanged(options);
      })(),
      changed: optionsChanged(options),
    });
  }
}
