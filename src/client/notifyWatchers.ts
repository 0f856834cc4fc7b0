import type { Log } from '../browser/services/services.entry';
import { callHostFunction } from '../domain/errors/errors';
import type { Visitor } from '../domain/session/visitor';
import { sameVisitor } from '../domain/session/visitorChanges';
import type { VisitorInfo, Watcher } from './changes';

const partOf = (visitor: Visitor | null, part: Watcher['part']): Partial<Visitor> | null =>
  visitor && part ? { [part]: visitor[part] } : visitor;

/** Calls the listeners for which the visitor has changed. */
export function notifyWatchers(watchers: ReadonlySet<Watcher>, info: () => VisitorInfo, log: Log): void {
  for (const watcher of watchers) {
    const { part, listener, known: before } = watcher;
    const now = info();
    watcher.known = now;
    const isConfirmed = before.fromCache && !now.fromCache;
    if (!isConfirmed && sameVisitor(partOf(before.visitor, part), partOf(now.visitor, part))) continue;
    callHostFunction(log, 'A change listener', () =>
      listener(now.visitor, { adopted: !before.visitor && !!now.isAdopted }),
    );
  }
}
