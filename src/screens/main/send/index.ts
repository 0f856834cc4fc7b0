import type { Flow } from '../../flow';
import { sendSaga } from './saga';

/** What Main needs only when the visitor submits. */
export default { slices: [], saga: sendSaga, screens: {} } satisfies Flow;
