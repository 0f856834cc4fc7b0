/**
 * Replaces `@emotion/is-prop-valid` in the bundles: props for styles begin with `$`, all others are DOM
 * attributes.
 */
const isPropValid = (name: string): boolean => !name.startsWith('$');
export default isPropValid;
