import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const MODULE_NAME = /^[A-Za-z]+$/;
const folder = fileURLToPath(new URL('../page/', import.meta.url));

interface Compiled {
  source: string;
  code: string;
}

const compiled = new Map<string, Compiled>();

/** The page's TypeScript as JavaScript modules, one by one as the browser asks; a changed file is compiled anew. */
export const compilePageModule = async (name: string): Promise<string | undefined> => {
  if (!MODULE_NAME.test(name)) return undefined;
  let source: string;
  try {
    source = await readFile(`${folder}${name}.ts`, 'utf8');
  } catch {
    return undefined;
  }
  const known = compiled.get(name);
  if (known?.source === source) return known.code;
  const { code } = await transform(source, {
    filename: `${name}.ts`,
    sourceMaps: 'inline',
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } },
  });
  compiled.set(name, { source, code });
  return code;
};
