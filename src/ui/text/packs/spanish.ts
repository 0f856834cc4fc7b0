import { pack as spanish } from './es';
import { textsById } from './textGroups';

/** The Spanish texts by id. */
export const pack = textsById(spanish);
