/** The renderer of servers. In browsers the package's `imports` give `noRender.ts` in its place. */
export { renderWidget } from '../mount/server/renderWidget';
