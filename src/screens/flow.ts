import type { Action, Slice } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { ResolvedConfig } from '../domain/config/config';
import type { Bootstrap } from '../domain/entities';
import type { ScreenName } from '../domain/screens';
import type { Operation, Services } from '../sagas/effects';
import type { WidgetSetup } from '../store/widgets';

/** The code of a flow: its slices, its saga and its screens. Each flow is a folder and a chunk. */
export interface Flow<S extends ScreenName = never> {
  slices: readonly Slice[];
  saga: () => Operation<void>;
  screens: Partial<Record<ScreenName, ComponentType>> & Record<S, ComponentType>;
  /** Component that the flow adds to a screen of another flow, or to the frame. */
  part?: ComponentType<PartProps>;
}

export interface PartProps {
  /** The outer screen's back button. */
  back?: ReactNode;
  /** The outer screen's own content in that place. */
  children?: ReactNode;
}

/**
 * The buttons that a flow adds to Main, declared in `<flow>/buttons.ts`. Space for them is reserved before
 * the flow's chunk is loaded, so that nothing moves.
 */
export interface MainButtons<Browser = Services> {
  /** Name of the flow and of its product. */
  name: string;
  isWanted: (setup: Pick<WidgetSetup, 'config'>, browser: Browser) => boolean;
  /** The number of buttons. Main is invisible until a promise of it resolves. */
  count: (config: ResolvedConfig, browser: Browser) => number | Promise<number>;
  /** Time limit for the number, in ms; after it, space for one button is reserved. */
  limitMs: number;
}

/** Declaration of a flow, in the app before the flow's chunk is loaded: `<flow>/flow.ts`. */
export interface FlowDeclaration<S extends ScreenName = never> {
  /** Name of the flow; of its product too, if it adds buttons to Main. */
  name: string;
  /** The code, or a function that fetches it. */
  code: Flow<S> | (() => Promise<{ default: Flow<S> }>);
  /** The screen to which the flow adds its component. Without it the component is added to the frame. */
  addsTo?: ScreenName;
  /** Whether a widget needs that component. It is fetched when the screen is first shown. */
  isWanted?: (setup: WidgetSetup, browser: Services, project: Bootstrap) => boolean;
  /** Fetches further code in parallel. */
  fetchBeside?: (browser: Services) => unknown;
  count?: MainButtons['count'];
  limitMs?: MainButtons['limitMs'];
  /** The first of these actions loads the flow, and is dispatched again for its saga. */
  wantedBy?: { type: string; match(action: Action): action is Action };
}
