const EXPORT = /\bexport (?:const|function) (\w+)/g;

/** A loader for modules that the painted views import but never draw. Their exports are undefined in the entry. */
export default function unpainted(source) {
  return [...source.matchAll(EXPORT)].map(([, name]) => `export const ${name} = undefined;`).join('\n');
}
