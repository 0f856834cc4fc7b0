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

/** Which flow draws a screen: one whose code has no such screen does not compile. */
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

/** Those without screens of their own add parts to the screens of others. */
const PARTS_ONLY: readonly FlowDeclaration[] = [send, oauth, oneTap, watermark, toasts];

const declared = new Map<string, FlowDeclaration>(
  [...Object.values(FLOW_OF), ...PARTS_ONLY].map((flow) => [flow.name, flow]),
);

export const FLOWS: readonly FlowDeclaration[] = [...declared.values()];

/** The flows whose code has arrived, for all widgets of the page. */
const loaded = new Map<string, Flow>();

export const isFlowName = (name: string): boolean => declared.has(name);

export const flowOf = (screen: ScreenName): string => FLOW_OF[screen].name;

/** A flow whose code is here already: no tick need pass before it is drawn. */
export function loadedFlow(name: string): Flow | undefined {
  const code = declared.get(name)?.code;
  return typeof code === 'object' ? code : loaded.get(name);
}

/** Fetches a flow's code. Rejects when the network fails; the next call tries again. */
export async function loadFlow(name: string): Promise<Flow> {
  const known = loadedFlow(name);
  if (known) return known;
  const code = declared.get(name)?.code;
  if (typeof code !== 'function') throw new Error(`There is no flow "${name}".`);
  const flow = (await code()).default;
  loaded.set(name, flow);
  return flow;
}

/** What draws a screen, once its flow is loaded. */
export const screenComponent = (screen: ScreenName): ComponentType | undefined =>
  loadedFlow(flowOf(screen))?.screens[screen];

/** What a flow adds to a screen of another, once it is loaded. */
export const flowPart = (name: string): ComponentType<PartProps> | undefined => loadedFlow(name)?.part;
