import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

const MODULE_NAME = /^[A-Za-z]+$/;

interface Compiled {
  source: string;
  code: string;
}

const compiled = new Map<string, Compiled>();

/**
 * Compiles a TypeScript module of a page when the browser requests it, and again after a change.
 * @param folder folder of the page's modules, with a trailing slash.
 */
export const compilePageModule = async (folder: string, name: string): Promise<string | undefined> => {
  if (!MODULE_NAME.test(name)) return undefined;
  const file = `${folder}${name}.ts`;
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
  const known = compiled.get(file);
  if (known?.source === source) return known.code;
  const { code } = await transform(source, {
    filename: `${name}.ts`,
    sourceMaps: 'inline',
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } },
  });
  compiled.set(file, { source, code });
  return code;
};
