import type { Action, Slice } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { ResolvedConfig } from '../domain/config';
import type { Bootstrap } from '../domain/entities';
import type { ScreenName } from '../domain/screens';
import type { Operation, Services } from '../sagas/effects';
import type { WidgetSetup } from '../store/widgets';

/** The code of a flow: its state, what its actions lead to, and its screens. A folder, and a chunk. */
export interface Flow<S extends ScreenName = never> {
  slices: readonly Slice[];
  saga: () => Operation<void>;
  screens: Partial<Record<ScreenName, ComponentType>> & Record<S, ComponentType>;
  /** What it adds to a screen of another flow, or to the frame. */
  part?: ComponentType<PartProps>;
}

export interface PartProps {
  /** The outer screen's way back. */
  back?: ReactNode;
  /** What the outer screen has there itself. */
  children?: ReactNode;
}

/** The buttons that a flow adds to Main: `<flow>/buttons.ts`. They have a place before its code is there, so that nothing moves when it comes. */
export interface MainButtons<Browser = Services> {
  /** The flow's and the product's. */
  name: string;
  isWanted: (setup: Pick<WidgetSetup, 'config'>, browser: Browser) => boolean;
  /** Main is invisible while it is asked for the number. */
  count: (config: ResolvedConfig, browser: Browser) => number | Promise<number>;
  /** After this time there is one button. */
  limitMs: number;
}

/** What the app knows of a flow before its code is there: `<flow>/flow.ts`. */
export interface FlowDeclaration<S extends ScreenName = never> {
  /** With a place for its buttons on Main it is the product's. */
  name: string;
  /** The code, or how it is fetched. */
  code: Flow<S> | (() => Promise<{ default: Flow<S> }>);
  /** The screen that it adds a part to; without one it adds to the frame, or to nothing. */
  addsTo?: ScreenName;
  /** Whether a widget wants that part. It is fetched when the screen is first shown. */
  isWanted?: (setup: WidgetSetup, browser: Services, project: Bootstrap) => boolean;
  /** What it fetches besides its code. */
  fetchBeside?: (browser: Services) => unknown;
  count?: MainButtons['count'];
  limitMs?: MainButtons['limitMs'];
  /** It is fetched with the first of these actions, and its saga hears that one too. */
  wantedBy?: { type: string; match(action: Action): action is Action };
}
