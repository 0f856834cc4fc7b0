import type { Flow } from '../flows/flow';
import { toastsSaga } from './saga';
import { toastSlice } from './slice';
import { WidgetToasts } from './WidgetToasts';

/**
 * The toast area, loaded with the first toast. Toasts only repeat what the screen says, so nothing is lost
 * without it.
 */
export default {
  slices: [toastSlice],
  saga: toastsSaga,
  screens: {},
  slot: WidgetToasts,
} satisfies Flow;
