import { historyRewritten } from '../store/client';
import { loadBootstrap } from './bootstrap';
import { put, select, type Operation } from './effects';
import { restoreSession } from './sessionSync';

/** The devtools have changed the history, and may have taken what was known out of it: it is learned again. */
export function* resume(): Operation<void> {
  yield* restoreSession();
  yield* put(historyRewritten());
  if (!(yield* select((state) => state.client.bootstrapSettled))) yield* loadBootstrap();
}
