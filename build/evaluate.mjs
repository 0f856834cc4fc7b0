/** The layer of evaluated modules, which separates them from the modules of the bundles. */
const LAYER = 'evaluated';

/** A loader: evaluates a module at build time and bundles the values of its exports, which must be JSON. */
export default async function evaluate(source) {
  if (this._module.layer === LAYER) return source;
  const values = await this.importModule(this.resourcePath, { layer: LAYER });
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
