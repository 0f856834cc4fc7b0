import type { Flow } from '../../flow';
import { sendSaga } from './saga';

/** The part of Main's saga that runs when the visitor submits. */
export default { slices: [], saga: sendSaga, screens: {} } satisfies Flow;
