import type { Flow } from '../../flow';
import { PhoneForm } from './PhoneForm';
import { phoneSaga } from './saga';

/** The phone number's form: its country table is for those who offer it. */
export default { slices: [], saga: phoneSaga, screens: {}, parts: { PhoneForm } } satisfies Flow;
