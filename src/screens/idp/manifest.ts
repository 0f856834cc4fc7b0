import { readManifest, type ConsentRequest, type ConsentSection } from '../../domain/idp/consentManifest';
import { getMountContext, getServices, type Operation } from '../../sagas/effects';

/** §3 Consent manifest: the host's description of an app's request; null when there is none or it is invalid. */
export function* consentManifest(request: ConsentRequest): Operation<ConsentSection[] | null> {
  const { getConsentManifest } = yield* getMountContext();
  if (getConsentManifest) {
    try {
      const sections = readManifest(getConsentManifest({ ...request, scopes: [...request.scopes] }));
      const saysNothing = sections.every(({ items }) => items.length === 0);
      if (saysNothing && request.scopes.length > 0) throw new TypeError('the manifest has no items');
      return sections;
    } catch (error) {
      const { log } = yield* getServices();
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`getConsentManifest failed (${reason}); the widget's own texts are shown.`);
    }
  }
  return null;
}
