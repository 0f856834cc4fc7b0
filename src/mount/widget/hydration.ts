import { nextTask } from '../../browser/time/nextTask';
import type { Runtime } from '../../client/runtime';
import type { HydratedWidget } from '../app/hydrate';
import type { WidgetContainer } from './container';
import type { FirstScreen } from './firstScreen';
import type { Language } from './language';
import type { App } from './loadApp';
import type { Setup } from './setup';
import type { Visitor } from './visitor';

/** The elements of a widget that is not hydrated. */
export interface Painted {
  container: WidgetContainer;
  firstScreen: FirstScreen;
}

interface HydrationParts {
  setup: Setup;
  language: Language;
  visitor: Visitor;
  painted: Painted;
  /** The event of the mount for the provider's log, if it does not have it. */
  unlogged: () => { name: string; details: Record<string, unknown> } | undefined;
}

/** Waits until React can take over: in a task of its own, so that a slow phone handles keys after the evaluation of the code. */
export async function untilHydratable(painted: () => Painted, app: App): Promise<void> {
  await painted().container.replaced;
  await painted().firstScreen.fetchBeside(app);
  await nextTask();
}

/**
 * Lets React take over.
 * @throws what React throws; it may have changed the elements then, which are removed
 */
export function hydrate(
  { setup, language, visitor, painted, unlogged }: HydrationParts,
  app: App,
  runtime: Runtime,
): HydratedWidget {
  const { container, firstScreen } = painted;
  try {
    language.takeParser(app);
    language.request(setup.args());
    // A translation, a password manager or another extension may have changed the painted elements, which must equal React's.
    firstScreen.draw();
    return app.hydrateWidget({
      runtime,
      setup: setup.current(),
      context: setup.context(),
      callbacks: () => setup.args().callbacks ?? {},
      rendered: unlogged(),
      mountPoint: container.mountPoint,
      styleCache: container.styleCache,
      language: language.current(),
      ...firstScreen.drawn(),
      visitor,
    });
  } catch (error) {
    container.remove();
    container.styleCache.dispose();
    throw error;
  } finally {
    firstScreen.end();
  }
}
