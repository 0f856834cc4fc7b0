// Project rules for ESLint's no-restricted-syntax and no-restricted-globals, as selectors and lists.

export const codeRules = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[!=]/]',
    message: 'No lookbehind: Safari before 16.4 cannot read the whole file because of it.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union or a const object.' },
  { selector: 'ExportAllDeclaration', message: 'Files that only re-export lead to import cycles.' },
];

export const defaultExportRule = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use named exports. Only the index.ts of a flow has a default export.',
};

export const sinkRules = [
  ...['innerHTML', 'outerHTML', 'srcdoc'].map((name) => ({
    selector: `AssignmentExpression > MemberExpression.left[property.name="${name}"]`,
    message: 'No HTML sinks: create text nodes and elements.',
  })),
  ...['insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment'].map((name) => ({
    selector: `MemberExpression[property.name="${name}"]`,
    message: 'No HTML sinks: create text nodes and elements.',
  })),
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'No HTML sinks: create text nodes and elements.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'No HTML sinks: render text.' },
];

export const partRules = [
  {
    selector:
      'JSXOpeningElement[name.name=/^(a|button|div|form|h[1-6]|img|input|label|li|ol|p|section|select|span|strong|ul)$/]:not(:has(JSXAttribute[name.name="style"]))',
    message: 'A plain element inherits styles of the host page. Use a component of ui/.',
  },
];

// Parsing a given date is pure. Reading the clock and random numbers is not.
export const clockRules = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Ask Services for the time, so that tests can control the clock.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Ask Services for the time, so that tests can control the clock.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Ask Services for the time.' },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Ask Services for random values, so that tests can control them.',
  },
];

export const testRules = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|failing)$/]',
    message: 'Do not skip or focus tests.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|fit|xdescribe|fdescribe|xtest)$/]',
    message: 'Do not skip or focus tests.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]:not([arguments.0.type="ArrayExpression"])',
    message: 'No snapshots, except of a document that is named with its folders. Assert what a visitor sees.',
  },
  {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock)$/]',
    message: 'Do not mock modules of this project.',
  },
];

const services = 'Only browser/ uses this. Ask Services for it.';

export const worldGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'self',
  'globalThis',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'BroadcastChannel',
  'performance',
].map((name) => ({ name, message: services }));

export const timerGlobals = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
].map((name) => ({ name, message: 'Sagas wait with delay(); everything else asks Services.' }));
