import type { ComponentType } from 'react';
import type { ScreenName } from '../domain/screens';
import { crypto } from './crypto/flow';
import type { Flow, FlowDeclaration, PartProps } from './flow';
import { idp } from './idp/flow';
import { magicLink } from './magicLink/flow';
import { main } from './main/flow';
import { send } from './main/send/flow';
import { oauth } from './oauth/flow';
import { oneTap } from './oneTap/flow';
import { otp } from './otp/flow';
import { passkeys } from './passkeys/flow';
import { passwords } from './passwords/flow';
import { toasts } from './toasts/flow';
import { watermark } from './watermark/flow';

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
const PARTS_ONLY: readonly FlowDeclaration[] = [send, oauth, oneTap, watermark, toasts];

const declared = new Map<string, FlowDeclaration>(
  [...Object.values(FLOW_OF), ...PARTS_ONLY].map((flow) => [flow.name, flow]),
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
export const flowPart = (name: string): ComponentType<PartProps> | undefined => loadedFlow(name)?.part;
