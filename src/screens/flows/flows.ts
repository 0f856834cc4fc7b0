import type { ComponentType } from 'react';
import { oneTapProvider } from '../../domain/config/config';
import type { ScreenName } from '../../domain/screens';
import { walletButtons } from '../crypto/buttons';
import type { Flow, FlowDeclaration, SlotProps } from './flow';
import mainFlow from '../main';
import { passkeyButtons } from '../passkeys/buttons';

/** Main's code is not imported dynamically: it is in the chunk `app`. */
const main = { name: 'main', code: mainFlow } satisfies FlowDeclaration;

/** What Main does when the visitor submits. */
const send = {
  name: 'send',
  code: () => import(/* webpackChunkName: "send" */ '../main/send'),
} satisfies FlowDeclaration;

const otp = {
  name: 'otp',
  code: () => import(/* webpackChunkName: "otp" */ '../otp'),
} satisfies FlowDeclaration;

const magicLink = {
  name: 'magicLink',
  code: () => import(/* webpackChunkName: "magicLink" */ '../magicLink'),
} satisfies FlowDeclaration;

const passwords = {
  name: 'passwords',
  code: () => import(/* webpackChunkName: "password" */ '../passwords'),
} satisfies FlowDeclaration;

const passkeys = {
  ...passkeyButtons,
  code: () => import(/* webpackChunkName: "passkeys" */ '../passkeys'),
  fetchBeside: ({ webauthn }) => webauthn.load(),
} satisfies FlowDeclaration;

/** Passkeys without a dialog, after a sign-in. */
const passkeyCreation = {
  name: 'passkeyCreation',
  code: () => import(/* webpackChunkName: "passkeyCreation" */ '../passkeyCreation'),
  isNeeded: ({ config }, { webauthn }) =>
    config.passkeyOptions.createAfterSignIn === true && webauthn.isSupported(),
} satisfies FlowDeclaration;

const oauth = {
  name: 'oauth',
  code: () => import(/* webpackChunkName: "oauth" */ '../oauth'),
  isNeeded: ({ config }) => config.products.includes('oauth'),
} satisfies FlowDeclaration;

const oneTap = {
  name: 'oneTap',
  code: () => import(/* webpackChunkName: "oneTap" */ '../oneTap'),
  isNeeded: ({ config }) => config.products.includes('oauth') && oneTapProvider(config) !== undefined,
} satisfies FlowDeclaration;

const crypto = {
  ...walletButtons,
  code: () => import(/* webpackChunkName: "crypto" */ '../crypto'),
  fetchBeside: ({ wallets }) => wallets(),
} satisfies FlowDeclaration;

const idp = {
  name: 'idp',
  code: () => import(/* webpackChunkName: "idp" */ '../idp'),
} satisfies FlowDeclaration;

/** Loaded with the first toast. */
export const toasts = {
  name: 'toasts',
  code: () => import(/* webpackChunkName: "toasts" */ '../toasts'),
} satisfies FlowDeclaration;

/** The flow of each screen. The compiler checks that the flow has that screen. */
const FLOW_OF = {
  Main: main,
  PasskeyRegistrationStart: passkeys,
  PasskeyRegistrationSuccess: passkeys,
  PasskeyConfirmation: passkeys,
  PasswordResetForm: passwords,
  PasswordCreateOrLogin: passwords,
  PasswordForgot: passwords,
  PasswordBreached: passwords,
  PasswordSetNew: passwords,
  PasswordDedupe: passwords,
  PasswordConfirmation: passwords,
  EmailConfirmation: magicLink,
  LinkOpenedElsewhere: magicLink,
  OTPAuthenticate: otp,
  OTPConfirmation: otp,
  CryptoConnect: crypto,
  CryptoSignMessage: crypto,
  CryptoOtherScreen: crypto,
  CryptoSetupWallet: crypto,
  CryptoError: crypto,
  CryptoConfirmation: crypto,
  IDPConsent: idp,
} satisfies { [S in ScreenName]: FlowDeclaration<S> };

/** Flows without screens, which add components to screens of other flows. */
const WITHOUT_SCREENS: readonly FlowDeclaration[] = [send, passkeyCreation, oauth, oneTap, toasts];

const declared = new Map<string, FlowDeclaration>(
  [...Object.values(FLOW_OF), ...WITHOUT_SCREENS].map((flow) => [flow.name, flow]),
);

export const FLOWS: readonly FlowDeclaration[] = [...declared.values()];

/** Loaded flows, for all widgets of the page. */
const loaded = new Map<string, Flow>();

export const isFlowName = (name: string): boolean => declared.has(name);

export const flowOf = (screen: ScreenName): string => FLOW_OF[screen].name;

/** A flow, if already loaded. */
export function loadedFlow(name: string): Flow | undefined {
  const code = declared.get(name)?.code;
  return typeof code === 'object' ? code : loaded.get(name);
}

/** Fetches a flow's chunk. Rejects when that fails; the next call tries again. */
export async function loadFlow(name: string): Promise<Flow> {
  const known = loadedFlow(name);
  if (known) return known;
  const code = declared.get(name)?.code;
  if (typeof code !== 'function') throw new Error(`There is no flow "${name}".`);
  const flow = (await code()).default;
  loaded.set(name, flow);
  return flow;
}

/** The component of a screen, if its flow is loaded. */
export const screenComponent = (screen: ScreenName): ComponentType | undefined =>
  loadedFlow(flowOf(screen))?.screens[screen];

/** The component that a flow adds to screens of other flows, if it is loaded. */
export const flowSlot = (name: string): ComponentType<SlotProps> | undefined => loadedFlow(name)?.slot;
