import type { hydrateWidget, loadFlow } from '../app/hydrate';
import type { MessageParser } from '../../ui/text/localeMessages';
import { loadReact } from './loadReact';

/** The exports of the `app` chunk. */
export interface App extends MessageParser {
  hydrateWidget: typeof hydrateWidget;
  loadFlow: typeof loadFlow;
}

/** Whether React is not in the chunk `app`: in the ESM package, whose host may have React. */
declare const __REACT_APART__: boolean;

/** Fetches the app, and React at the same time. */
export const loadApp: () => Promise<App> = __REACT_APART__
  ? async () => {
      const react = loadReact();
      const { evaluateApp } = await import(/* webpackChunkName: "app" */ '../app/evaluateApp');
      await react;
      return evaluateApp();
    }
  : () => import(/* webpackChunkName: "app" */ '../app/hydrate');
