/** Tables with fewer columns fit a phone. */
const LEAST_COLUMNS = 4;

/** CSS that shows rows as blocks takes the roles away, so they are written out. */
const ROLES = { table_open: 'table', tr_open: 'row', th_open: 'columnheader', td_open: 'cell' };

/**
 * Prepares the tables with many columns for narrow windows, where each row is a block: cells have the heading of their
 * column in `data-label`, which CSS shows.
 * @param plainText the text of an inline token
 */
export const wideTables =
  (plainText) =>
  ({ tokens }) => {
    const starts = tokens.flatMap(({ type }, index) => (type === 'table_open' ? [index] : []));
    for (const start of starts) {
      const end = tokens.findIndex(({ type }, index) => index > start && type === 'table_close');
      const parts = tokens.slice(start, end);
      const headings = parts.flatMap(({ type }, index) =>
        type === 'th_open' ? [plainText(parts[index + 1])] : [],
      );
      if (headings.length < LEAST_COLUMNS) continue;
      parts[0].attrSet('class', 'wide');
      let column = 0;
      for (const token of parts) {
        if (token.type in ROLES) token.attrSet('role', ROLES[token.type]);
        if (token.type === 'tr_open') column = 0;
        if (token.type === 'td_open') token.attrSet('data-label', headings[column++]);
      }
    }
  };
