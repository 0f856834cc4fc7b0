/** Stands in for `@emotion/is-prop-valid` in the bundles: props of a style's own begin with `$`, all others go to the DOM. */
const isPropValid = (name: string): boolean => !name.startsWith('$');
export default isPropValid;
