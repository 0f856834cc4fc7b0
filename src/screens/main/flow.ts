import type { FlowDeclaration } from '../flow';
import code from '.';

/** The code is not imported dynamically: it is in the chunk `app`. */
export const main = { name: 'main', code } satisfies FlowDeclaration;
