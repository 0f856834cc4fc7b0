/**
 * The budget of a lazy chunk, in kB: its own, or that of the first group whose pattern its name matches.
 * @throws for a chunk without a budget
 */
export function budgetOf(name, { chunks, groups }) {
  const budget = chunks[name] ?? groups.find(({ names }) => new RegExp(`^(${names})$`).test(name))?.kB;
  if (budget !== undefined) return budget;
  throw new Error(
    `The chunk "${name}" has no budget. Add it to "chunks" or to the names of a group in scripts/budgets.json.`,
  );
}
