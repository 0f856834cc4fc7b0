import type { Flow } from '../flow';
import { passkeyCreationSaga } from './saga';

export default { slices: [], saga: passkeyCreationSaga, screens: {} } satisfies Flow;
