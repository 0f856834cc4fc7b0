import { Fragment, type PaintElement, type Props } from './elements';

/** Replaces `react/jsx-runtime` in the entry. */
export const jsx = (type: PaintElement['type'], props: Props): PaintElement => ({ type, props });

export { Fragment, jsx as jsxs };
