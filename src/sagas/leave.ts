import type { Navigation } from '../browser/navigation';
import type { Outcome } from '../domain/errors';
import { pageHidden } from '../store/client';
import { getServices, put, type Operation } from './effects';

const NOT_FOLLOWED: Outcome<void> = {
  error: {
    kind: 'device',
    name: 'InvalidStartUrlError',
    message: 'The page was not left: only http and https addresses are followed.',
  },
};

/** What still waits for the event log is sent now: the page may be gone before it hears that it is hidden. */
function* leave(by: (navigation: Navigation) => boolean): Operation<Outcome<void>> {
  const { navigation } = yield* getServices();
  yield* put(pageHidden());
  return by(navigation) ? { data: undefined } : NOT_FOLLOWED;
}

/** Sends the page to another address. */
export const leaveTo = (address: string) => leave((navigation) => navigation.go(address));

/** Sends the page to another address by a form POST. */
export const leaveByForm = (address: string, fields: Readonly<Record<string, string>>) =>
  leave((navigation) => navigation.submitForm(address, fields));
