import type { Flow } from '../flows/flow';
import { passkeyCreationSaga } from './saga';

export default { slices: [], saga: passkeyCreationSaga, screens: {} } satisfies Flow;
