/**
 * The names of the methods (1 for each), known without their code. The compiler checks that none is missing.
 */
export type MethodShape<Methods> = {
  [K in keyof Methods]: Methods[K] extends (...args: never[]) => Promise<unknown>
    ? 1
    : MethodShape<Methods[K]>;
};

type AnyMethod = (...args: unknown[]) => unknown;

/** Methods whose code is fetched with the first call. They exist at once and return promises. */
export function lazyMethods<Methods extends object>(
  shape: MethodShape<Methods>,
  load: () => Promise<Methods>,
): Methods {
  const entries = Object.entries(shape as Record<string, 1 | object>).map(([name, inner]) => {
    const member = async () => ((await load()) as Record<string, unknown>)[name];
    if (inner !== 1) {
      return [name, lazyMethods(inner as MethodShape<object>, member as () => Promise<object>)];
    }
    return [name, async (...args: unknown[]) => ((await member()) as AnyMethod)(...args)];
  });
  return Object.fromEntries(entries) as Methods;
}
