/** The names of a tree of methods, without their code. The compiler compares them with the methods' type. */
export type NamesOf<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: never[]) => unknown
    ? 'method'
    : NamesOf<Methods[Name]>;
};

interface Names {
  readonly [name: string]: 'method' | Names;
}

type AnyMethod = (...args: unknown[]) => unknown;

function lazily(names: Names, load: () => Promise<object>): object {
  const entries = Object.entries(names).map(([name, holds]) => {
    const member = async () => ((await load()) as Record<string, unknown>)[name];
    if (holds !== 'method') return [name, lazily(holds, member as () => Promise<object>)];
    return [name, async (...args: unknown[]) => ((await member()) as AnyMethod)(...args)];
  });
  return Object.fromEntries(entries) as object;
}

/** Methods whose code is fetched with the first call. They exist at once and return promises. */
export const lazyMethods = <Methods extends object>(
  names: NamesOf<Methods>,
  load: () => Promise<Methods>,
): Methods => lazily(names as Names, load) as Methods;
