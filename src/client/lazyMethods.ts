/**
 * The names of a tree of methods, without their code. A name holds further names, or 1 for a method. Names with equal
 * contents share one entry, which keeps the bundle small.
 */
export type MethodNames = readonly (readonly [names: readonly string[], holds: 1 | MethodNames])[];

export function namesOf(methods: object): MethodNames {
  const groups = new Map<string, { names: string[]; holds: 1 | MethodNames }>();
  for (const [name, member] of Object.entries(methods) as [string, object][]) {
    const holds = typeof member === 'function' ? 1 : namesOf(member);
    const key = JSON.stringify(holds);
    groups.set(key, { names: [...(groups.get(key)?.names ?? []), name], holds });
  }
  return [...groups.values()].map(({ names, holds }) => [names, holds]);
}

type AnyMethod = (...args: unknown[]) => unknown;

/** Methods whose code is fetched with the first call. They exist at once and return promises. */
export function lazyMethods<Methods extends object>(
  names: MethodNames,
  load: () => Promise<Methods>,
): Methods {
  const entries = names.flatMap(([alike, holds]) =>
    alike.map((name) => {
      const member = async () => ((await load()) as Record<string, unknown>)[name];
      if (holds !== 1) return [name, lazyMethods(holds, member as () => Promise<object>)];
      return [name, async (...args: unknown[]) => ((await member()) as AnyMethod)(...args)];
    }),
  );
  return Object.fromEntries(entries) as Methods;
}
