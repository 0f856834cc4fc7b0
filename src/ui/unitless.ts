/** Stands in for `@emotion/unitless` in the bundles: no number of ours wants a unit, since lengths are written with theirs. */
const unitless = new Proxy<Record<string, 1>>({}, { get: () => 1 });
export default unitless;
