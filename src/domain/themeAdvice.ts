import { isRecord, problemsOf, type Rule, type UnknownName } from './checkValues';
import { contrastProblems, type Rgba } from './contrast';
import { unknownNameAdvice } from './optionAdvice';
import { DEFAULTS, resolveTheme, type Styles } from './theme';

function ruleOf(fallback: unknown): Rule {
  if (isRecord(fallback)) {
    return Object.fromEntries(Object.entries(fallback).map(([key, inner]) => [key, ruleOf(inner)]));
  }
  // An empty text says "none" for the logo and "your default" elsewhere: nothing to warn of.
  const wanted =
    typeof fallback === 'boolean' ? 'true or false' : `a string, such as "${String(fallback) || '#19303D'}"`;
  return (path, value) => (typeof value === typeof fallback ? [] : [`${path} must be ${wanted}.`]);
}

/** §3 What is wrong with a host's styles, each with its fix: the developer is told, the visitor sees the default. */
export function themeProblems(styles: unknown): string[] {
  const unknown: UnknownName[] = [];
  const wrong = problemsOf('styles', styles, ruleOf(DEFAULTS), unknown);
  return [...wrong, ...unknown.map(unknownNameAdvice)];
}

/** §3 All there is to say of a host's styles. */
export const themeAdvice = (
  styles: Styles | undefined,
  readColor: (color: string) => Rgba | null,
): string[] => [...themeProblems(styles), ...contrastProblems(resolveTheme(styles), readColor)];
