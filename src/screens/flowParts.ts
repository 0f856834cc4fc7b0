import { selectBootstrap } from '../api/bootstrap';
import type { ScreenName } from '../domain/screens';
import {
  call,
  delay,
  fork,
  getServices,
  put,
  race,
  select,
  takeFirst,
  type Operation,
} from '../sagas/effects';
import { bootstrapSettled } from '../store/client';
import { flowWanted, placeKept } from '../store/widget';
import { setupReplaced } from '../store/widgets';
import type { FlowDeclaration } from './flow';
import { FLOWS } from './flows';
import { selectConfig, selectCore, selectSetup, untilOn } from './scope';

/**
 * Reserves space on Main for the buttons of a flow. After the time limit it is that of one button, and a
 * later answer is ignored.
 */
function* keepPlace({ name, count, limitMs = 0 }: FlowDeclaration): Operation<void> {
  if (!count) return;
  const answer = count(yield* selectConfig(), yield* getServices());
  if (typeof answer === 'number') return yield* put(placeKept({ flow: name, buttons: answer }));
  const { buttons } = yield* race({ buttons: call(() => answer), late: delay(limitMs) });
  yield* put(placeKept({ flow: name, buttons: buttons ?? 1 }));
}

function* addPart(flow: FlowDeclaration, isFirstTime: boolean): Operation<void> {
  const { name, isWanted, fetchBeside, count } = flow;
  const services = yield* getServices();
  if (!isWanted?.(yield* selectSetup(), services, yield* select(selectBootstrap))) {
    if ((yield* selectCore()).places[name] !== undefined) yield* put(placeKept({ flow: name, buttons: 0 }));
    return;
  }
  fetchBeside?.(services);
  yield* put(flowWanted(name));
  if (isFirstTime) {
    // The entry may have asked the browser already.
    if (typeof (yield* selectCore()).places[name] === 'number') return;
    if (count) yield* put(placeKept({ flow: name, buttons: null }));
  }
  yield* keepPlace(flow);
}

/** Adds the flows' components to a screen when it is first shown, or to the frame, and checks again after a new mount. */
function* followParts(flows: readonly FlowDeclaration[], screen: ScreenName | undefined): Operation<void> {
  if (screen) yield* untilOn(screen);
  const changes = screen ? [setupReplaced] : [setupReplaced, bootstrapSettled];
  for (let isFirstTime = true; ; isFirstTime = false) {
    yield* race({
      added: (function* (): Operation<void> {
        for (const flow of flows) yield* fork(() => addPart(flow, isFirstTime));
        yield* takeFirst(changes);
      })(),
      changed: takeFirst(changes),
    });
  }
}

/** Runs as long as a widget. */
export function* flowParts(): Operation<void> {
  const flows = FLOWS.filter(({ isWanted }) => isWanted);
  for (const screen of new Set(flows.map(({ addsTo }) => addsTo))) {
    yield* fork(() =>
      followParts(
        flows.filter(({ addsTo }) => addsTo === screen),
        screen,
      ),
    );
  }
}
