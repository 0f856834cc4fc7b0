import type { Slice } from '@reduxjs/toolkit';
import type { ResolvedConfig } from '../../domain/config/config';
import type { AuthError } from '../../domain/errors/errors';
import type { FormState, ScreenName } from '../../domain/screens';
import { getMountId, put, race, select, take, type SagaGenerator } from '../../sagas/effects';
import { historyRewritten, pageRestored } from '../../store/client';
import { hostError, hostEvent } from '../../store/host';
import { flowFailed, flowReady, toastRequested, transition, type WidgetCore } from '../../store/widget';
import type { WidgetState } from '../../store/widgets';
import { errorMessage } from '../../ui/feedback/errorMessage';

/** Selects from the state of the saga's own widget. */
function* selectWidget<T>(selector: (widget: WidgetState) => T): SagaGenerator<T> {
  const mountId = yield* getMountId();
  return yield* select((state) => {
    const widget = state.widgets[mountId];
    if (!widget) throw new Error('a saga outlived its widget');
    return selector(widget);
  });
}

export const selectCore = (): SagaGenerator<WidgetCore> => selectWidget(({ widget }) => widget);

export const selectFormState = <K extends keyof FormState>(part: K): SagaGenerator<FormState[K]> =>
  selectWidget(({ widget }) => widget.formState[part]);

export const selectSetup = (): SagaGenerator<WidgetState['setup']> => selectWidget(({ setup }) => setup);

export const selectConfig = (): SagaGenerator<ResolvedConfig> => selectWidget(({ setup }) => setup.config);

/** The state of a flow's slice, or its initial state before the slice is added. */
export const selectScreen = <S>(slice: Slice<S>): SagaGenerator<S> =>
  selectWidget(({ screens }) => (screens[slice.name] as S | undefined) ?? slice.getInitialState());

/** Waits for a flow's chunk; false when it could not be fetched. */
export function* flowIsReady(name: string): SagaGenerator<boolean> {
  for (;;) {
    const { ready, failed } = yield* selectCore();
    if (ready.includes(name)) return true;
    if (failed.includes(name)) return false;
    yield* take([flowReady, flowFailed]);
  }
}

/** Shows an error on the screen and reports it to the host. */
export function* reject(
  failed: (error: AuthError) => { type: string },
  error: AuthError,
): SagaGenerator<void> {
  yield* put(failed(error));
  yield* put(hostError(error));
}

export const toastError = (error: AuthError): SagaGenerator<void> =>
  put(toastRequested({ kind: 'error', text: errorMessage(error) }));

/**
 * Runs an operation that the visitor waits for. It is cancelled when the page returns from the back/forward cache,
 * because browsers end the requests and dialogs of such a page without an event.
 * @returns the result, or `isCancelled: true` when it was cancelled
 */
export function* cancelOnPageRestore<T>(
  work: SagaGenerator<T>,
): SagaGenerator<{ result?: T; isCancelled: boolean }> {
  const { result, restored } = yield* race({ result: work, restored: take(pageRestored) });
  return { result, isCancelled: restored !== undefined };
}

const screenMayChange = (): SagaGenerator<unknown> => take([transition, historyRewritten]);

/** Waits until a screen is no longer shown. */
function* screenLeft(screen: ScreenName): SagaGenerator<void> {
  do {
    yield* screenMayChange();
  } while ((yield* selectCore()).screen === screen);
}

/** Runs a saga until another screen is shown. */
export function* untilLeft(saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  const { screen } = yield* selectCore();
  yield* race({
    run: (function* (): SagaGenerator<void> {
      yield* saga();
      yield* screenLeft(screen);
    })(),
    left: screenLeft(screen),
  });
}

/** Waits until a screen is shown. */
export function* untilOn(screen: ScreenName): SagaGenerator<void> {
  while ((yield* selectCore()).screen !== screen) yield* screenMayChange();
}

/** Runs a saga each time a screen is shown, and cancels it when another screen is shown. */
export function* whileOn(screen: ScreenName, saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  for (;;) {
    yield* untilOn(screen);
    yield* untilLeft(saga);
  }
}

/** The success screen of a sign-in is shown. */
export const completeFlow = (): SagaGenerator<void> => put(hostEvent('AUTHENTICATE_FLOW_COMPLETE', {}));
