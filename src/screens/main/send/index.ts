import type { Flow } from '../../flow';
import { sendSaga } from './saga';

/** What Main needs only once a visitor acts. */
export default { slices: [], saga: sendSaga, screens: {} } satisfies Flow;
