import { selectBootstrap } from '../../api/endpoints/bootstrap';
import {
  call,
  delay,
  fork,
  getServices,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../../sagas/effects';
import { flowRequested, buttonsCounted } from '../../store/widget';
import { setupReplaced } from '../../store/widgets';
import type { FlowDeclaration } from './flow';
import { FLOWS } from './flows';
import { selectConfig, selectCore, selectSetup, untilOn } from '../shared/screenEffects';

/** Counts a flow's buttons on Main. After the time limit one button is assumed, and a later count is ignored. */
function* countButtons({ name, count, limitMs = 0 }: FlowDeclaration): SagaGenerator<void> {
  if (!count) return;
  const counted = count(yield* selectConfig(), yield* getServices());
  if (typeof counted === 'number') return yield* put(buttonsCounted({ flow: name, buttons: counted }));
  const { buttons } = yield* race({ buttons: call(() => counted), late: delay(limitMs) });
  yield* put(buttonsCounted({ flow: name, buttons: buttons ?? 1 }));
}

function* addSlot(flow: FlowDeclaration, isFirstTime: boolean): SagaGenerator<void> {
  const { name, isNeeded, fetchBeside, count } = flow;
  const services = yield* getServices();
  if (!isNeeded?.(yield* selectSetup(), services, yield* select(selectBootstrap))) {
    if ((yield* selectCore()).buttons[name] !== undefined)
      yield* put(buttonsCounted({ flow: name, buttons: 0 }));
    return;
  }
  fetchBeside?.(services);
  yield* put(flowRequested(name));
  if (isFirstTime) {
    // The entry has counted the buttons of a painted Main.
    if (typeof (yield* selectCore()).buttons[name] === 'number') return;
    if (count) yield* put(buttonsCounted({ flow: name, buttons: null }));
  }
  yield* countButtons(flow);
}

/** Adds the flows' components to Main when it is first shown, and checks again after a new mount. */
export function* flowSlots(): SagaGenerator<void> {
  yield* untilOn('Main');
  for (let isFirstTime = true; ; isFirstTime = false) {
    yield* race({
      added: (function* (): SagaGenerator<void> {
        for (const flow of FLOWS) if (flow.isNeeded) yield* fork(addSlot, flow, isFirstTime);
        yield* take(setupReplaced);
      })(),
      changed: take(setupReplaced),
    });
  }
}
