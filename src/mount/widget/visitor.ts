import type { ResolvedConfig } from '../../domain/config/config';
import { mainReducer, submitted, type MainAction } from '../../screens/main/reducer';
import type { MainState } from '../../screens/main/state';
import {
  INITIAL_OAUTH_STATE,
  oauthReducer,
  providerChosen,
  type OAuthAction,
  type OAuthState,
} from '../../screens/oauth/reducer';

export type VisitorAction = MainAction | OAuthAction;

/** A submission, or a chosen provider. */
export const isSent = (action: VisitorAction): boolean =>
  submitted.match(action) || providerChosen.match(action);

/** What a visitor does on Main before there is a store. */
export interface Visitor {
  /** Main before the first action; null for a widget that begins with another screen. */
  first: MainState | null;
  /** All actions, in order. The hydration puts them into the store, which reduces them to the same state. */
  log: readonly VisitorAction[];
  main(): MainState | null;
  oauth(): OAuthState;
  dispatch(action: VisitorAction): void;
  /** Whether the visitor has typed, chosen or submitted something. */
  isStarted(config: Pick<ResolvedConfig, 'prefill'>): boolean;
  /** What nothing has acted on yet: a submission, a chosen provider. */
  unsettled(): VisitorAction[];
  /** Repeats the last submission, which has failed. */
  submitAgain(): void;
}

export function createVisitor(first: MainState | null): Visitor {
  const log: VisitorAction[] = [];
  let main = first;
  let oauth = INITIAL_OAUTH_STATE;

  function dispatch(action: VisitorAction): void {
    if (!main) return;
    log.push(action);
    main = mainReducer(main, action);
    oauth = oauthReducer(oauth, action);
  }
  const last = (matches: (action: VisitorAction) => boolean) => log.filter(matches).slice(-1);

  return {
    first,
    log,
    main: () => main,
    oauth: () => oauth,
    dispatch,
    isStarted: ({ prefill }) =>
      main !== null &&
      (main.email !== prefill.email || main.phone.text !== prefill.phone || log.some(isSent)),
    unsettled: () => [
      ...(main?.status === 'sending' ? last(submitted.match) : []),
      ...(oauth.leavingFor ? last(providerChosen.match) : []),
    ],
    submitAgain: () => last(submitted.match).forEach(dispatch),
  };
}
