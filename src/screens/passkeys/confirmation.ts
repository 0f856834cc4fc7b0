import { put, type Operation } from '../../sagas/effects';
import { hostEvent } from '../../store/host';
import { whileOn } from '../scope';

export const confirmationSaga = (): Operation<void> =>
  whileOn('PasskeyConfirmation', () => put(hostEvent('AUTHENTICATE_FLOW_COMPLETE', {})));
