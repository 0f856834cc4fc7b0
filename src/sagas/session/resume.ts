import { historyRewritten } from '../../store/client';
import { loadBootstrap } from '../bootstrap';
import { put, select, type Operation } from '../effects';
import { restoreSession } from './sessionSync';

/**
 * After the devtools changed the history, which may have removed the session and the settings: loads them
 * again.
 */
export function* resume(): Operation<void> {
  yield* restoreSession();
  yield* put(historyRewritten());
  if (!(yield* select((state) => state.client.bootstrapSettled))) yield* loadBootstrap();
}
