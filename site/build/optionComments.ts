// The descriptions of the widget's options, as docs/widget.md has them from the doc comments, for the fields of the playground.
const SECTION = /^## (\w+)\n([^]*?)(?=^## |$(?![^]))/gm;
const ROW = /^\| `([\w.]+)\??` \| (?:\\\||[^|])*\| ((?:\\\||[^|])*) \|$/gm;

/** Without Markdown, and without what follows the first sentences: an example. */
const plain = (text: string): string =>
  text
    .replace(/\s*\*\*Example\*\*[^]*$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`\\]/g, '');

/** @returns the description of each option, by type and name: `OTPOptions.methods` */
export const optionComments = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(SECTION)].flatMap(([, type, text = '']) =>
      [...text.matchAll(ROW)]
        .map(([, name, description = '']) => [`${type}.${name}`, plain(description)] as const)
        .filter(([, description]) => description !== '-'),
    ),
  );
