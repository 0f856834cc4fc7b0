import { Fragment, type PaintElement, type Props } from './elements';

/** Stands for `react/jsx-runtime` in the views that the entry paints. */
export const jsx = (type: PaintElement['type'], props: Props): PaintElement => ({ type, props });

export { Fragment, jsx as jsxs };
