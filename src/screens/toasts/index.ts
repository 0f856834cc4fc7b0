import type { Flow } from '../flow';
import { toastsSaga } from './saga';
import { toastSlice } from './slice';
import { WidgetToasts } from './WidgetToasts';

/** The toast area: fetched with the first toast. Nothing is said in a toast alone, so nothing is lost without it. */
export default {
  slices: [toastSlice],
  saga: toastsSaga,
  screens: {},
  part: WidgetToasts,
} satisfies Flow;
