import { namesOf } from '../lazyMethods';
import { createMethods } from './createMethods';

/**
 * The names of all methods, which the entry has before their code is loaded. The build evaluates this module
 * and bundles the result alone (`build/evaluate.mjs`).
 */
export const METHOD_NAMES = namesOf(
  createMethods(
    { run: () => new Promise(() => undefined), services: { log: { error: () => undefined } } },
    new AbortController().signal,
  ),
);
