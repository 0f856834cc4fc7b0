const ERROR_OF_MODULE = /^(var |  )(\w+ = )(Error\(formatProdErrorMessage\(\d+\)\))(?=[,;])/gm;

/**
 * A loader for React DOM. It creates five errors with its module, which it compares and never shows. In V8 an error holds the
 * functions of its stack, here all of React DOM's module, until somebody has read the stack.
 */
export default function formatStacks(source) {
  const formatted = source.replace(ERROR_OF_MODULE, '$1$2readStack($3)');
  if (formatted === source) throw new Error('React DOM has no errors that are made with its module.');
  return `${formatted}\nfunction readStack(error) { error.stack; return error; }\n`;
}
