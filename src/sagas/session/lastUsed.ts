import type { Session } from '../../domain/entities';
import { wayOf, type Way } from '../../domain/session/lastUsed';
import { lastUsedChanged } from '../../store/client';
import { getServices, put, select, type SagaGenerator } from '../effects';

/** Keeps the way for the mark on Main, unless a widget of this page asks for none. */
export function* writeLastUsed(way: Way): SagaGenerator<void> {
  const { storage } = yield* getServices();
  const widgets = Object.values((yield* select(({ widgets }) => widgets)) ?? {});
  if (widgets.some(({ setup }) => !setup.config.lastUsed)) return storage.lastUsed.clear();
  storage.lastUsed.write(way);
  yield* put(lastUsedChanged(storage.lastUsed.read()));
}

/** A session that is confirmed, or gets a further factor, was started before. */
export function* keepLastUsed(session: Session): SagaGenerator<void> {
  const { storage } = yield* getServices();
  const way = wayOf(session);
  if (way && storage.visitor.read()?.session.session_id !== session.session_id) yield* writeLastUsed(way);
}

/** Adds the wallet, which the session does not name. */
export function* keepLastWallet(id: string): SagaGenerator<void> {
  const { storage } = yield* getServices();
  if (storage.lastUsed.read() === 'crypto_') yield* writeLastUsed(`crypto_${id}`);
}
