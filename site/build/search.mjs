/** The text of a token without markup. */
const wordsOf = (token) => {
  if (token.type === 'fence' || token.type === 'code_block') return token.content;
  if (token.type !== 'inline') return '';
  return token.children
    .map(({ type, content }) => (/^(text|code_inline)$/.test(type) ? content : ' '))
    .join('');
};

/** The search records of a page: one for the page and one for each heading, with the text below it. */
export function searchRecords(md, { text, source, output, page }) {
  const records = [{ title: page, page, address: output, text: '' }];
  let isHeading = false;
  for (const token of md.parse(text, { source })) {
    if (token.type === 'heading_open') {
      isHeading = true;
      if (token.tag !== 'h1') records.push({ page, address: `${output}#${token.attrGet('id')}`, text: '' });
    } else if (token.type === 'heading_close') isHeading = false;
    else {
      const record = records.at(-1);
      const words = wordsOf(token);
      if (isHeading) record.title ??= words;
      else if (words.trim() !== '')
        record.text = `${record.text} ${words.replaceAll(/\s+/g, ' ').trim()}`.trim();
    }
  }
  return records;
}
