import { headlessClient, rejection } from './headless';
import { addPasskeyInput, makePasskey, setUpPasskeys } from '../browser/passkeys';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';

/** Options of `client.webauthn.authenticate` for a dialog. */
export const PASSKEY = { is_passkey: true, session_duration_minutes: 30 };
/** The same for an offer in the autofill of an input. */
export const CONDITIONAL = { ...PASSKEY, conditional_mediation: true };

/** A visitor with a passkey, which is offered in an input. `offer` resolves to the error with which the offer ends. */
export async function offerInInput(page: SandboxPage) {
  const device = setUpPasskeys(page);
  const client = headlessClient(page);
  await makePasskey(page, client);
  addPasskeyInput(page);
  const offer = rejection(client.webauthn.authenticate(CONDITIONAL));
  await eventually(() => expect(device.isOpen()).toBe(true));
  return { device, client, offer };
}
