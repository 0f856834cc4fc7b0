import type { Flow } from '../flows/flow';
import { Main } from './Main';
import { mainSaga } from './saga';
import { mainSlice } from './slice';

export default { slices: [mainSlice], saga: mainSaga, screens: { Main } } satisfies Flow;
