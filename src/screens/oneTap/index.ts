import type { Flow } from '../flow';
import { OneTap } from './OneTap';
import { oneTapSaga } from './saga';
import { oneTapSlice } from './slice';

/** Google's One Tap prompt, for configs that ask for it. */
export default { slices: [oneTapSlice], saga: oneTapSaga, screens: {}, part: OneTap } satisfies Flow;
