import path from 'node:path';
import { compileDocuments } from './docsCode.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const fence = (language, code) => `Text:\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;

describe('docs:check: the code of documents', () => {
  it('wrong names, fields, types, imports and markup are named by page and line, and right code is accepted', () => {
    const { problems, blocks } = compileDocuments(root, {
      'docs/right.md':
        fence(
          'ts',
          `import { client } from './auth';\nawait client.otps.sms.loginOrCreate('+14155550132');`,
        ) +
        fence('js', `PriceRxAuth.mountLogin({ publicToken, selector: '#sign-in', config });`) +
        fence('ts', `import { Hono } from 'hono';\nexport const hono = new Hono();`) +
        fence('html', '<div id="sign-in"></div>'),
      'docs/name.md': fence('ts', 'await clinet.session.revoke();'),
      'docs/field.md': fence('js', `mountLogin({ client, selector: '#sign-in', colourScheme: 'dark' });`),
      'docs/fields.md': fence('ts', `styles: { colours: { primary: '#000' } }`),
      'docs/type.md': fence('ts', `await client.otps.sms.loginOrCreate(14155550132);`),
      'docs/import.md': fence('js', `import { useVisitor } from 'pricerx-auth/react';`),
      'docs/syntax.md': fence('js', 'mountLogin({ client, ;'),
      'docs/markup.md': fence('html', '<div>\n<p id="a" id="b"></p>\n</div>'),
      'docs/script.md': fence('html', '<script>\n  PriceRxAuth.mount();\n</script>'),
    });
    const places = problems.map((problem) => problem.split(' ')[0]);
    expect(new Set(places)).toEqual(
      new Set([
        'docs/name.md:4:',
        'docs/field.md:4:',
        'docs/fields.md:4:',
        'docs/type.md:4:',
        'docs/import.md:4:',
        'docs/syntax.md:4:',
        'docs/markup.md:5:',
        'docs/script.md:5:',
      ]),
    );
    expect(blocks).toBe(12);
  });
});
