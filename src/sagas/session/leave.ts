import type { Navigation } from '../../browser/page/navigation';
import type { Result } from '../../domain/errors/errors';
import { pageHidden } from '../../store/client';
import { getServices, put, type SagaGenerator } from '../effects';

const NOT_FOLLOWED: Result<void> = {
  error: {
    kind: 'device',
    name: 'InvalidStartUrlError',
    message: 'The page was not left: only http and https addresses are followed.',
  },
};

/** Navigates, after the pending events were sent: the page may be closed before its `pagehide` is handled. */
function* leave(by: (navigation: Navigation) => boolean): SagaGenerator<Result<void>> {
  const { navigation } = yield* getServices();
  yield* put(pageHidden());
  return by(navigation) ? { data: undefined } : NOT_FOLLOWED;
}

/** Navigates to an address. */
export const leaveTo = (address: string) => leave((navigation) => navigation.go(address));

/** Navigates to an address by a form POST. */
export const leaveByForm = (address: string, fields: Readonly<Record<string, string>>) =>
  leave((navigation) => navigation.submitForm(address, fields));
