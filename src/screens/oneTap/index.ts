import type { Flow } from '../flows/flow';
import { OneTap } from './OneTap';
import { oneTapSaga } from './saga';
import { oneTapSlice } from './slice';

export default { slices: [oneTapSlice], saga: oneTapSaga, screens: {}, slot: OneTap } satisfies Flow;
