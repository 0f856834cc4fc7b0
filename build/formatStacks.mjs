const ERROR_OF_MODULE = /^(var |  )(\w+ = )(Error\(formatProdErrorMessage\(\d+\)\))(?=[,;])/gm;

/**
 * A loader for React DOM. While its module runs, React DOM creates five errors that it only compares. In V8 an error keeps the
 * functions of its stack in memory, here the whole module, until its `stack` is read. So the stacks are read at once.
 */
export default function formatStacks(source) {
  const formatted = source.replace(ERROR_OF_MODULE, '$1$2readStack($3)');
  if (formatted === source) throw new Error('React DOM creates no errors while its module runs.');
  return `${formatted}\nfunction readStack(error) { error.stack; return error; }\n`;
}
