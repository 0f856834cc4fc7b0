import { queueCall, whenFree, type PendingCalls, type QueuedCall } from '../credentials/credentialCalls';
import { PASSKEY_CREATION_PAUSE_MS, PASSKEY_CREATION_TIMEOUT_MS } from '../../domain/constants';
import type { StorageKey } from '../storage/storageKeys.entry';
import { storageKey } from '../storage/storageKeys';
import type { KeyValueStore } from '../storage/keyValueStore';
import { createKnownPasskeys, type KnownPasskeys } from './knownPasskeys';
import { passkeySignals, type PasskeySignals } from './passkeySignals';
import { seenInRegistration, seenInSignIn, type SeenPasskey, type SeenRegistration } from './seenPasskeys';
import { creationOptions, credentialText, requestOptions } from './webauthnJSON';

/** Whether the visitor can see the page. */
interface PageVisibility {
  isVisible(): boolean;
  /** @returns stops listening */
  onChange(listener: () => void): () => void;
}

const createPageVisibility = (document: Document): PageVisibility => ({
  isVisible: () => document.visibilityState !== 'hidden',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});

/** Passkeys; a chunk. Options and credentials are passed as JSON text. */
export interface WebAuthn {
  /**
   * Whether an input has `webauthn` in its autocomplete attribute: one of the given inputs, or any of the
   * document.
   */
  hasAutofillInput(inputs?: readonly HTMLInputElement[]): boolean;
  /**
   * Null when the browser ends the ceremony without a credential.
   * @param how.conditional asks without a dialog, after earlier requests; any later request takes its place
   */
  register(optionsText: string, how?: { conditional?: boolean }): QueuedCall<string | null>;
  authenticate(
    optionsText: string,
    how?: { conditional?: boolean; immediate?: boolean; signal?: AbortSignal | null },
  ): QueuedCall<string | null>;
  /** Whether the browser still counts the visitor's last press, which immediate mode requires. */
  isActivated(): boolean;
  /** Settles when no request is pending; null when none is pending now. */
  whenFree(): Promise<void> | null;
  /** Data of the passkey in a finished ceremony. */
  seenInRegistration(optionsText: string, credentialText: string, host: string): Promise<SeenRegistration>;
  seenInSignIn(optionsText: string, credentialText: string, host: string): Promise<SeenPasskey>;
  known: KnownPasskeys;
  /** The last request for a passkey without a dialog. Times are wall times in milliseconds. */
  creation: {
    isDue(now: number): boolean;
    asked(now: number): void;
  };
  signals: PasskeySignals;
  page: PageVisibility;
}

/** Turns an exception about unreadable options into the error of §8. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'SecurityError') throw thrown;
    const error = new Error('The passkey options of the provider could not be read.');
    error.name = 'PasskeysInvalidEncoding';
    throw error;
  }
}

const textOf = (credential: Credential | null): string | null =>
  credential && credentialText(credential as PublicKeyCredential);

const isForPasskeys = (input: Element): boolean =>
  (input.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/).includes('webauthn');

interface Parts {
  /** Shared by the whole page, because `navigator.credentials` serves one request at a time. */
  pendingCalls: PendingCalls;
  local: KeyValueStore<StorageKey>;
  publicToken: string;
}

export function createWebAuthn({ pendingCalls, local, publicToken }: Parts): WebAuthn {
  const creationKey = storageKey('passkeyCreation', publicToken);
  return {
    hasAutofillInput: (inputs) =>
      [...(inputs ?? document.querySelectorAll('input'))].some(
        (input) => input.isConnected && isForPasskeys(input),
      ),
    register: (optionsText, { conditional = false } = {}) => {
      const queued = queueCall(pendingCalls, {
        isModal: !conditional,
        call: async (signal) => {
          const publicKey = readable(() => creationOptions(optionsText));
          const mediation = conditional ? { mediation: 'conditional' } : {};
          return textOf(await navigator.credentials.create({ publicKey, signal, ...mediation }));
        },
      });
      if (conditional) {
        const limit = setTimeout(queued.abort, PASSKEY_CREATION_TIMEOUT_MS);
        queued.answer.catch(() => undefined).finally(() => clearTimeout(limit));
      }
      return queued;
    },
    authenticate: (optionsText, { conditional = false, immediate = false, signal } = {}) =>
      queueCall(pendingCalls, {
        isModal: !conditional,
        signal,
        call: async (ownSignal) => {
          const publicKey = readable(() => requestOptions(optionsText));
          return textOf(
            await navigator.credentials.get({
              publicKey,
              // Browsers refuse immediate mode with a signal: a page must not close that dialog.
              ...(immediate ? { uiMode: 'immediate' } : { signal: ownSignal }),
              ...(conditional && { mediation: 'conditional' }),
            }),
          );
        },
      }),
    isActivated: () => navigator.userActivation?.isActive ?? false,
    whenFree: () => whenFree(pendingCalls),
    seenInRegistration,
    seenInSignIn,
    known: createKnownPasskeys(local, publicToken),
    creation: {
      isDue: (now) => !(Math.abs(now - Number(local.get(creationKey) ?? NaN)) < PASSKEY_CREATION_PAUSE_MS),
      asked: (now) => void local.set(creationKey, String(now)),
    },
    signals: passkeySignals,
    page: createPageVisibility(document),
  };
}
