import type { ComponentType } from 'react';
import type { ScreenName } from '../domain/screens';
import type { Flow, FlowParts } from './flow';
import main from './main';

type Loader = () => Promise<{ default: Flow }>;

/** Every flow but `main`, which is in the entry: the only dynamic imports of screens and of what they alone need. */
const LOADERS = {
  otp: () => import(/* webpackChunkName: "otp" */ './otp'),
  magicLink: () => import(/* webpackChunkName: "magicLink" */ './magicLink'),
  oauth: () => import(/* webpackChunkName: "oauth" */ './oauth'),
  oneTap: () => import(/* webpackChunkName: "oneTap" */ './oneTap'),
  crypto: () => import(/* webpackChunkName: "crypto" */ './crypto'),
  passwords: () => import(/* webpackChunkName: "password" */ './passwords'),
  passkeys: () => import(/* webpackChunkName: "passkeys" */ './passkeys'),
  idp: () => import(/* webpackChunkName: "idp" */ './idp'),
  send: () => import(/* webpackChunkName: "send" */ './main/send'),
  watermark: () => import(/* webpackChunkName: "watermark" */ './watermark'),
  toasts: () => import(/* webpackChunkName: "toasts" */ './toasts'),
} satisfies Record<string, Loader>;

export type FlowName = 'main' | keyof typeof LOADERS;

export const isFlowName = (name: string): name is FlowName => name === 'main' || Object.hasOwn(LOADERS, name);

/** The screens of a flow begin alike; those of email links have names of their own. */
const BEGINNINGS: readonly (readonly [string, FlowName])[] = [
  ['Main', 'main'],
  ['OTP', 'otp'],
  ['Crypto', 'crypto'],
  ['Password', 'passwords'],
  ['Passkey', 'passkeys'],
  ['IDP', 'idp'],
];

/** The flows whose code has arrived, for all widgets of the page. */
const loaded = new Map<FlowName, Flow>([['main', main]]);

export const flowOf = (screen: ScreenName): FlowName =>
  BEGINNINGS.find(([beginning]) => screen.startsWith(beginning))?.[1] ?? 'magicLink';

/** A flow whose code is here already: no tick need pass before it is drawn. */
export const loadedFlow = (name: FlowName): Flow | undefined => loaded.get(name);

/** Fetches a flow's code. Rejects when the network fails; the next call tries again. */
export async function loadFlow(name: FlowName): Promise<Flow> {
  const known = loaded.get(name);
  if (known || name === 'main') return known ?? main;
  const flow = (await LOADERS[name]()).default;
  loaded.set(name, flow);
  return flow;
}

/** What draws a screen, once its flow is loaded. */
export const screenComponent = (screen: ScreenName): ComponentType | undefined =>
  loaded.get(flowOf(screen))?.screens[screen];

/** A part that a flow adds to a screen of another, once it is loaded. */
export const flowPart = <K extends keyof FlowParts>(name: string, part: K): FlowParts[K] | undefined =>
  isFlowName(name) ? loaded.get(name)?.parts?.[part] : undefined;
