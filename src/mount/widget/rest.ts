import { prefetchWhenIdle, whenIdle } from '../../browser/page/prefetch';
import { inTime } from '../../browser/time/withTimeout';
import { oneTapProvider } from '../../domain/config/config';
import type { Runtime } from '../../client/runtime';
import type { WidgetSetup } from '../../store/widgets';
import type { Connection } from '../client/connection';
import type { MountArgs } from './mountArgs';
import { loadApp, type App } from './loadApp';
import { whenNear } from './near';
import type { Phase } from './phase';
import type { Visitor } from './visitor';

interface RestParts {
  connection: Connection;
  phase: Phase;
  setup: () => WidgetSetup;
  loading: () => MountArgs['loading'];
  element: Element;
  visitor: Visitor;
  /** Whether a button was pressed before this script ran. */
  isPressed: () => boolean;
  /** Called when the app begins to be fetched. */
  begun: () => void;
  /** Fetches what the hydration needs further. */
  beside: (app: App) => Promise<unknown>;
  loaded: (app: App, runtime: Runtime) => Promise<void>;
  failed: (thrown: unknown) => void;
}

/** Whether Main shows what only the app draws, or has something to do: passkeys in autofill, a prompt, the wallets of this browser. */
const hasTask = ({ config, theme }: WidgetSetup): boolean =>
  theme.displayWatermark ||
  config.products.some((product) => product === 'passkeys' || product === 'crypto') ||
  (config.products.includes('oauth') && oneTapProvider(config) !== undefined);

/** Whether the app is needed before the visitor comes near the widget. */
const isNeeded = ({ connection, setup, loading, isPressed, visitor }: RestParts): boolean =>
  loading() === 'eager' ||
  setup().kind !== 'login' ||
  connection.hasTask() ||
  hasTask(setup()) ||
  isPressed() ||
  visitor.isStarted(setup().config);

/** Fetches the app and the core of a widget when they are needed. */
export function createRest(parts: RestParts) {
  const { connection, phase, setup, element, visitor } = parts;
  let stopWaiting = (): void => undefined;

  function fetch(): void {
    if (!phase.enter('waiting')) return;
    stopWaiting();
    parts.begun();
    const app = inTime(loadApp());
    const beside = app.then(parts.beside);
    Promise.all([app, connection.load(), beside])
      .then(([code, runtime]) => parts.loaded(code, runtime))
      .catch((thrown: unknown) => {
        if (phase.enter('failed')) parts.failed(thrown);
      });
  }

  /** Fetches them, unless the visitor or the core has caused that before. */
  function fetchOnce(): void {
    if (phase.is('painted')) fetch();
  }

  // The page to which a link or a social provider leads back calls a method of the client.
  const { products } = setup().config;
  const hasSocial = products.includes('oauth');
  if (hasSocial || products.includes('emailMagicLinks')) prefetchWhenIdle('methods');
  // A visitor who has signed in here before, or whose address the host knows, probably uses the form.
  if (visitor.first?.lastUsed || visitor.first?.email) whenIdle(fetchOnce);

  return {
    /** Fetches them again, after a failure. */
    retry: fetch,
    fetchOnce,
    /**
     * Fetches the files of an untouched form, without running them. No key is pressed before a social button, during which its code could
     * be fetched.
     */
    prefetch: () => prefetchWhenIdle('core', 'app', ...(hasSocial ? ['oauth'] : [])),
    /** Whether they are fetched later, when the visitor begins. */
    isWaiting: (): boolean => phase.is('painted') && !isNeeded(parts),
    /** Fetches them now if there is something to do, or when the visitor comes near the widget or the core is fetched. */
    watch(): void {
      stopWaiting();
      if (isNeeded(parts)) fetchOnce();
      if (!phase.is('painted')) return;
      const stops = [whenNear(element, fetchOnce), connection.onFetch(fetchOnce)];
      stopWaiting = () => stops.forEach((stop) => stop());
    },
    stop: () => stopWaiting(),
  };
}
