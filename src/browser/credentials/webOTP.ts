import { queueCall, whenFree, type PendingCalls } from './credentialCalls';

/** A part of Chromium's Permissions Policy API, which is in no standard yet. */
interface WithPolicy {
  featurePolicy?: { allowsFeature(feature: string): boolean };
}

/** A frame of another origin needs `allow="otp-credentials"`. */
const isAllowed = (): boolean =>
  (document as WithPolicy).featurePolicy?.allowsFeature('otp-credentials') ?? true;

/**
 * WebOTP: the code of the next text message to this page's host. A newer request of the page takes the place of this one,
 * which is made again when the newer one has ended.
 * @param calls the requests for codes of all copies of this package on the page
 * @returns null when it was aborted, and when the visitor, the browser or the page's policy refuses
 */
export async function codeFromMessage(calls: PendingCalls, signal: AbortSignal): Promise<string | null> {
  if (!isAllowed()) return null;
  for (;;) {
    const { answer, isAborted } = queueCall(calls, {
      isModal: false,
      signal,
      call: (own) => {
        const request = { otp: { transport: ['sms'] }, signal: own };
        return navigator.credentials.get(request) as Promise<{ code?: string } | null>;
      },
    });
    try {
      return (await answer)?.code ?? null;
    } catch {
      if (signal.aborted || !isAborted()) return null;
      await whenFree(calls);
    }
  }
}
