// The house rules that ESLint has no rule for, as selectors and lists.

export const codeRules = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[!=]/]',
    message: 'No lookbehind: Safari before 16.4 cannot read the whole file because of it.',
  },
  {
    selector: 'MemberExpression[property.name=/^(updateQueryData|patchQueryData)$/]',
    message: 'The bundles have no patches of immer (src/store/immerPatches.ts).',
  },
  {
    selector:
      'Property[key.name=/^(padding|margin|gap|inset|fontSize|borderRadius|outlineOffset|(min|max)(Width|Height))/] > Literal[raw=/^[1-9]/]',
    message: 'Write lengths with their unit: numbers get none (src/ui/emotionSerialize.ts).',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union or a const object.' },
  { selector: 'ExportAllDeclaration', message: 'Files that only re-export are how import cycles start.' },
];

export const defaultExportRule = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only; the default one is for a flow’s index.ts.',
};

export const sinkRules = [
  ...['innerHTML', 'outerHTML', 'srcdoc'].map((name) => ({
    selector: `AssignmentExpression > MemberExpression.left[property.name="${name}"]`,
    message: 'No HTML sinks: build text nodes and elements.',
  })),
  ...['insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment'].map((name) => ({
    selector: `MemberExpression[property.name="${name}"]`,
    message: 'No HTML sinks: build text nodes and elements.',
  })),
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'No HTML sinks: build text nodes and elements.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'No HTML sinks: render text.' },
];

export const partRules = [
  {
    selector:
      'JSXOpeningElement[name.name=/^(a|button|div|form|h[1-6]|img|input|label|li|ol|p|section|select|span|strong|ul)$/]:not(:has(JSXAttribute[name.name="style"]))',
    message:
      'A plain element takes the rules of the host’s page: use a part of ui/, which begins with `reset`.',
  },
];

// Reading a given date is pure; asking what time it is, or for chance, is not.
export const clockRules = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Ask Services for the time, so that tests can hold the clock.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Ask Services for the time, so that tests can hold the clock.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Ask Services for the time.' },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Ask Services for chance, so that tests can repeat it.',
  },
];

export const testRules = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|failing)$/]',
    message: 'Every test runs.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|fit|xdescribe|fdescribe|xtest)$/]',
    message: 'Every test runs.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'No snapshots: say what a visitor sees.',
  },
  {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock)$/]',
    message: 'Our own modules are not mocked.',
  },
];

const services = 'This belongs to browser/: ask Services for it.';

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
