import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { ResolvedConfig } from '../../domain/config/config';
import type { Bootstrap } from '../../domain/entities';
import type { ScreenName } from '../../domain/screens';
import type { SagaGenerator, Services } from '../../sagas/effects';
import type { WidgetSetup } from '../../store/widgets';

/** The code of a flow: its slices, its sagas and its screens. Each flow is a folder and a chunk. */
export interface Flow<S extends ScreenName = never> {
  slices: readonly Slice[];
  /** Runs from when the flow is loaded until the widget is unmounted. */
  saga?: () => SagaGenerator<void>;
  /** Sagas that start each time their screen is shown, and are cancelled when another screen is shown. */
  onScreen?: Partial<Record<ScreenName, () => SagaGenerator<unknown>>>;
  screens: Partial<Record<ScreenName, ComponentType>> & Record<S, ComponentType>;
  /** Component that the flow adds to a screen of another flow, or to the frame around all screens. */
  slot?: ComponentType<SlotProps>;
}

export interface SlotProps {
  /** The back button of the screen that contains this component. */
  back?: ReactNode;
  /** Further content of that screen, below the component's own. */
  children?: ReactNode;
  /** Main draws two slots a second time: that of passkeys after its last block, that of `send` after the form's button. */
  isLast?: boolean;
}

/**
 * The buttons that a flow adds to Main, declared in `<flow>/buttons.ts`. Space for them is reserved before
 * the flow's chunk is loaded, so that nothing moves.
 */
export interface MainButtons<Browser = Services> {
  /** Name of the flow and of its product. */
  name: string;
  isNeeded: (setup: Pick<WidgetSetup, 'config'>, browser: Browser) => boolean;
  /** The number of buttons. Main is invisible until a promise of it resolves. */
  count: (config: ResolvedConfig, browser: Browser) => number | Promise<number>;
  /** The number in HTML of a server, which does not know the browser. */
  usual: number;
  /** Time limit for the number, in ms; after it, space for one button is reserved. */
  limitMs: number;
}

/** What the app knows of a flow before its chunk is loaded; declared in `flows.ts`. */
export interface FlowDeclaration<S extends ScreenName = never> {
  /** Name of the flow, and of its product if it adds buttons to Main. */
  name: string;
  /** The code, or a function that fetches it. */
  code: Flow<S> | (() => Promise<{ default: Flow<S> }>);
  /** Whether Main needs the flow's component. If so, the chunk is fetched when Main is first shown. */
  isNeeded?: (setup: WidgetSetup, browser: Services, project: Bootstrap) => boolean;
  /** Fetches further chunks in parallel. */
  fetchBeside?: (browser: Services) => unknown;
  count?: MainButtons['count'];
  limitMs?: MainButtons['limitMs'];
}
