import type { Flow } from '../flow';
import { toastTimers } from './saga';
import { WidgetToasts } from './WidgetToasts';

/** The toast area: fetched with the first toast. Nothing is said in a toast alone, so nothing is lost without it. */
export default { slices: [], saga: toastTimers, screens: {}, parts: { Toasts: WidgetToasts } } satisfies Flow;
