/**
 * Whether a styled element writes a property to the page. Those that begin with `$` are for its styles only. emotion's own filter drops
 * the attributes that it does not know, such as `part`, which is a part of the public API, and `passwordrules`.
 */
export const isForwarded = (name: string): boolean => !name.startsWith('$');
