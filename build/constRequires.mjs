/**
 * A loader for React's files that replaces `var` by `const` before `require`. Webpack removes unused exports of a CommonJS
 * module only where `require` is bound by `const`. The files do not reassign these names.
 */
export default (source) => source.replace(/^var (?=\w+ = require\()/gm, 'const ');
