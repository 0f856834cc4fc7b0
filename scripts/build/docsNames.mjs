// The names of files and functions in documents that exist no longer.
const FENCE = /^```[^]*?^```/gm;
const SPAN = /`([^`\n]+)`/g;
const FILE = /^[\w./@-]+\.(?:tsx?|mjs|cjs)$/;
/** `camelCase`, `camelCase(…)` or `an.object.method(…)`: the shortest forms that are code and no word. */
const NAME = /^(?:([a-z]+[A-Z]\w*)(?:\(.*\))?|(\w+(?:\.\w+)+)\(.*\))$/;
const ONE = '`([A-Za-z_$][\\w$]*)(?:\\([^`]*\\))?`';
const IN = '`([\\w./@-]+\\.(?:tsx?|mjs|cjs))`';
/** The forms in which a document says that a file has a name: `a` and `b` of `c.ts`, `a` (`c.ts`), `c.ts`, `a`, `b`. */
const PAIRS = [
  {
    form: new RegExp(`(?<names>(?:${ONE}(?:,| and|, and)? )+)(?:of|in) ${IN.replace('(', '(?<file>')}`, 'g'),
  },
  { form: new RegExp(`(?<names>${ONE}) \\(${IN.replace('(', '(?<file>')}\\)`, 'g') },
  { form: new RegExp(`${IN.replace('(', '(?<file>')}(?<names>(?:,\\s+${ONE}(?! (?:\\(|of |in )\`))+)`, 'g') },
];

/** Names of other products, and of files that hosts write. */
const OTHERS =
  /^(clerk\w*|(mount|unmount)SignIn|(force|fallback)RedirectUrl|useAuth|getAuth|allowedConnections|languageDictionary|rememberLastLogin|getUserInfo|additionalSignUpFields|env\.d\.ts|(create|use|with)Stytch\w*|assumeHydrated|combineSlices|getWallets|isWalletAdapterCompatibleStandardWallet|parseSiweMessage|onCaughtError|(PascalCase|camelCase|middleware|hooks\.server)\.tsx?)$/;

/**
 * @param files the repository's paths
 * @param read reads one of them
 * @returns a function from a document's text to what is wrong with it
 */
export function namesIn(files, read) {
  const isCode = (file) =>
    /\.(tsx?|[mc]?js|json|html|vue|svelte|astro)$/.test(file) && !file.endsWith('package-lock.json');
  const wordsOf = (file) => new Set(read(file).match(/[\p{L}_$][\w$]*/gu));
  const known = new Set(files.filter(isCode).flatMap((file) => [...wordsOf(file)]));
  const named = (name) => files.filter((file) => file === name || file.endsWith(`/${name}`));

  const inSpan = (span) => {
    if (FILE.test(span)) return named(span).length > 0 || OTHERS.test(span) ? [] : [`there is no ${span}`];
    const [, name, path = ''] = NAME.exec(span) ?? [];
    const gone = [name ?? [], path.split('.')]
      .flat()
      .filter((word) => word && !known.has(word) && !OTHERS.test(word));
    return gone.map((word) => `no code has the name ${word}`);
  };
  const inPairs = (text, { form }) =>
    [...text.matchAll(form)].flatMap(({ groups: { names, file } }) => {
      const words = named(file).map(wordsOf);
      const all = [...names.matchAll(new RegExp(ONE, 'g'))].map(([, name]) => name);
      if (words.length === 0) return [];
      return all
        .filter((name) => !words.some((has) => has.has(name)))
        .map((name) => `${file} does not have ${name}`);
    });

  return (document) => {
    const text = document.replace(FENCE, '');
    const spans = [...text.matchAll(SPAN)].flatMap(([, span]) => inSpan(span));
    return [...spans, ...PAIRS.flatMap((pair) => inPairs(text, pair))];
  };
}
