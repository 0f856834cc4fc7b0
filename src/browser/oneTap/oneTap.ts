import type { ClientOptions, ResolvedEndpoints } from '../../domain/config/clientOptions';
import { CLIENT_SERVICES_PATH, CLIENT_SERVICES_URL } from '../../domain/addresses/providerAddresses';
import { ONE_TAP_SCRIPT_TIMEOUT_MS, ONE_TAP_START_TIMEOUT_MS } from '../../domain/constants';
import type { OneTapEvent, OneTapOptions } from '../../domain/oauth/oneTap';
import { claimIn } from '../../domain/session/jwt';
import { createScriptLoader } from '../page/scripts';
import { openProviderFrame } from './providerFrame';

/** Google's One Tap prompt and the provider's frame for it; a chunk. */
export interface OneTap {
  hasFedCM: boolean;
  /** @returns a function that closes the prompt. No events follow. */
  open(options: OneTapOptions, emit: (event: OneTapEvent) => void): () => void;
}

/** What Google's script reports of its prompt (`PromptMomentNotification`). With FedCM some of these methods are missing. */
interface PromptMoment {
  isNotDisplayed?(): boolean;
  getNotDisplayedReason?(): string | undefined;
  isSkippedMoment(): boolean;
  getSkippedReason?(): string | undefined;
  isDismissedMoment(): boolean;
}

interface GoogleId {
  initialize(options: Record<string, unknown>): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  cancel(): void;
}

interface Started {
  googleClientId: string;
  oauthCallbackId: string;
}

const googleId = (): GoogleId => {
  const { google } = globalThis as { google?: { accounts?: { id?: GoogleId } } };
  if (!google?.accounts?.id) throw new Error('The script of One Tap loaded, but has no google.accounts.id.');
  return google.accounts.id;
};

const reasonOf = (thrown: unknown): string => {
  const { error_type, message } = thrown as { error_type?: string; message?: string };
  return error_type ?? message ?? 'unknown';
};

export function createOneTap(
  publicToken: string,
  { endpoints: given }: ClientOptions,
  { apiUrl, oneTapScriptUrl }: ResolvedEndpoints,
): OneTap {
  const frameUrl = (given?.apiUrl === undefined ? CLIENT_SERVICES_URL : apiUrl) + CLIENT_SERVICES_PATH;
  const scripts = createScriptLoader(document, [oneTapScriptUrl], ONE_TAP_SCRIPT_TIMEOUT_MS);

  function open(options: OneTapOptions, emit: (event: OneTapEvent) => void): () => void {
    const { parentId, loginRedirectURL, signupRedirectURL } = options;
    let isOpen = true;
    let isPrompting = false;
    const frame = openProviderFrame(frameUrl);
    const emitWhileOpen = (event: OneTapEvent) => isOpen && emit(event);

    function close(): void {
      isOpen = false;
      frame.remove();
      if (isPrompting) googleId().cancel();
      isPrompting = false;
    }
    function end(reason: string): void {
      emitWhileOpen({ type: 'over', reason });
      close();
    }
    const ending = <T>(work: Promise<T>) => void work.catch((thrown: unknown) => end(reasonOf(thrown)));

    async function submit(idToken: string, oauthCallbackID: string): Promise<void> {
      isPrompting = false;
      // An ID token that was not made for this prompt.
      if (claimIn(idToken, 'nonce') !== options.nonce) return end('nonce_mismatch');
      emitWhileOpen({ type: 'chosen' });
      const fields = { publicToken, idToken, oauthCallbackID, loginRedirectURL, signupRedirectURL };
      const { redirect_url } = await frame.call<{ redirect_url: string }>('oneTapSubmit', fields);
      emitWhileOpen({ type: 'signedIn', redirectUrl: redirect_url });
    }

    function follow(moment: PromptMoment): void {
      if (moment.isSkippedMoment()) return end(moment.getSkippedReason?.() ?? 'skipped');
      if (moment.isDismissedMoment()) return;
      // With FedCM `isNotDisplayed` is missing, and an embedded prompt is not displayed.
      if (moment.isNotDisplayed ? moment.isNotDisplayed() : parentId !== undefined)
        return end(moment.getNotDisplayedReason?.() ?? 'not_displayed');
      emitWhileOpen({ type: 'shown' });
    }

    async function begin(): Promise<void> {
      const [started] = await Promise.all([
        frame.call<Started>('oneTapStart', { publicToken }, ONE_TAP_START_TIMEOUT_MS),
        scripts.load(oneTapScriptUrl).catch((thrown: unknown) => {
          emitWhileOpen({ type: 'scriptFailed', message: reasonOf(thrown) });
          throw thrown;
        }),
      ]);
      if (!isOpen) return;
      if (!started.googleClientId) return end('oauth_config_not_found');
      const id = googleId();
      id.initialize({
        client_id: started.googleClientId,
        nonce: options.nonce,
        callback: ({ credential }: { credential: string }) =>
          isOpen && ending(submit(credential, started.oauthCallbackId)),
        auto_select: false,
        context: 'use',
        itp_support: true,
        use_fedcm_for_prompt: options.useFedCM,
        cancel_on_tap_outside: parentId === undefined && options.cancelOnTapOutside,
        ...(parentId !== undefined && { prompt_parent_id: parentId }),
      });
      isPrompting = true;
      id.prompt((moment) => isOpen && isPrompting && follow(moment));
    }

    ending(begin());
    return close;
  }

  return { hasFedCM: 'IdentityCredential' in globalThis, open };
}
