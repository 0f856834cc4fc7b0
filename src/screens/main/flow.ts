import type { FlowDeclaration } from '../flow';
import code from '.';

/** Its code is in the app's chunk. */
export const main = { name: 'main', code } satisfies FlowDeclaration;
