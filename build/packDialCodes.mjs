import { sourceFiles } from './sourceFiles.mjs';

const ROW = /([A-Z]{2}): '(\d+)',?/g;
/** A table without its rows, in TypeScript or compiled. */
const FRAME = /^(?:\/\*\*.*\*\/\s*)?export const (\w+) = \(\) ?=>\s*\(\{\s*\}\)(?: as const)?;\s*$/;

const FILES = ['src/domain/phones/dialCodes.ts', 'src/domain/phones/furtherDialCodes.ts'];

/** webpack's rule for the tables. */
export const dialCodeRule = (root) => ({ test: sourceFiles(root, FILES), loader: import.meta.filename });

/** The countries in the order of their dial codes, each after the difference to the previous code; a difference of 1 is omitted. Small letters occur
 * everywhere in the entry, so they compress better than capitals. */
function pack(rows) {
  let last = 0;
  return rows
    .map(([country, code]) => [country.toLowerCase(), Number(code)])
    .sort(([, one], [, other]) => one - other)
    .map(([country, code]) => {
      const gap = code - last;
      last = code;
      return (gap === 1 ? '' : gap) + country;
    })
    .join('');
}

/** The source of this function is copied into the bundle. */
function unpack(packed) {
  let code = 0;
  return Object.fromEntries(
    [...packed.matchAll(/(\d*)(..)/g)].map(([, gap, country]) => {
      code += Number(gap || 1);
      return [country.toUpperCase(), code.toFixed()];
    }),
  );
}

/** A loader: writes a table of dial codes as one text, which the first call unpacks. */
export default function packDialCodes(source) {
  const rows = [...source.matchAll(ROW)].map(([, country, code]) => [country, code]);
  const name = FRAME.exec(source.replace(ROW, ''))?.[1];
  if (!name || rows.length === 0) throw new Error('This file is not a table of dial codes.');
  const packed = pack(rows);
  const unpacked = unpack(packed);
  const isWhole =
    Object.keys(unpacked).length === rows.length &&
    rows.every(([country, code]) => unpacked[country] === code);
  if (!isWhole) throw new Error(`${name} is not equal to its unpacked text.`);
  return `let table;\nexport const ${name} = () => (table ??= (${String(unpack)})(${JSON.stringify(packed)}));`;
}
