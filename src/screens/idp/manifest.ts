import { selectBootstrap } from '../../api/bootstrap';
import {
  defaultManifest,
  readManifest,
  type ConsentRequest,
  type ConsentSection,
} from '../../domain/consentManifest';
import { getSecrets, getServices, select, type Operation } from '../../sagas/effects';

/** §1 What the host says that an app asks for; the widget's own texts when it says nothing, or nothing that can be shown. */
export function* consentManifest(request: ConsentRequest): Operation<ConsentSection[]> {
  const { getConsentManifest } = yield* getSecrets();
  const { rbacPolicy } = yield* select(selectBootstrap);
  if (getConsentManifest) {
    try {
      return readManifest(getConsentManifest({ ...request, scopes: [...request.scopes] }));
    } catch (error) {
      const { log } = yield* getServices();
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`getConsentManifest failed (${reason}); the widget's own texts are shown.`);
    }
  }
  return defaultManifest(request.scopes, rbacPolicy);
}
