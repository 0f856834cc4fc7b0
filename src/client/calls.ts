import { callProblem, givenFields, type ChecksOf, type FieldCheck } from '../domain/calls/checks';
import type { Result } from '../domain/errors/errors';
import type { SagaGenerator } from '../sagas/effects';
import { StytchSDKUsageError } from './errors/sdkErrors';
import { performUnchecked, type Core } from './perform';

/** A method of the client that calls the provider: its arguments' names and checks (§5), and its operation. */
export interface Call<Args extends unknown[], T> {
  checks: Record<string, FieldCheck>;
  /** The fields that are arguments of their own, before the options. */
  positions: readonly string[];
  /** In messages; default: the method's full name. */
  name?: string | undefined;
  operation: (fields: never) => SagaGenerator<Result<T>>;
  /** For the compiler only. */
  args?: (args: Args) => void;
}

/** The calls of a tree of methods. The compiler compares arguments and answers. */
export type CallsOf<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => Promise<infer T>
    ? Call<Args, T>
    : CallsOf<Methods[Name]>;
};

type Options<O> = [keyof O] extends [never] ? [] : Partial<O> extends O ? [options?: O] : [options: O];
type ArgsOf<F, P extends readonly (keyof F)[]> = [
  ...{ [I in keyof P]: F[P[I]] },
  ...Options<Omit<F, P[number]>>,
];

/** @example checked({ token: 'string', session_duration_minutes: 'number' }, authenticateOAuth, ['token']) */
export const checked = <F extends object, T, const P extends readonly (keyof F & string)[] = []>(
  checks: ChecksOf<NoInfer<F>>,
  operation: (fields: F) => SagaGenerator<Result<T>>,
  positions?: P,
  name?: string,
): Call<ArgsOf<F, P>, T> => ({
  checks: checks as Record<string, FieldCheck>,
  positions: positions ?? [],
  name,
  operation,
});

/** A call without arguments. */
export const unchecked = <T>(operation: () => SagaGenerator<Result<T>>): Call<[], T> =>
  checked<object, T>({}, operation);

/** Checks a call, then runs its operation. A call that fails the check sends nothing. */
export async function perform<Args extends unknown[], T>(
  core: Core,
  method: string,
  { checks, positions, name = method, operation }: Call<Args, T>,
  args: unknown[],
): Promise<T> {
  // Untyped code may give no object.
  const given: object = {
    ...(args[positions.length] as object | undefined),
    ...Object.fromEntries(positions.map((field, at) => [field, args[at]])),
  };
  const problem = callProblem(name, checks, given);
  if (problem) throw new StytchSDKUsageError(problem);
  const fields = givenFields(checks, given);
  return performUnchecked(core, () => operation(fields as never));
}

type AnyCall = Call<unknown[], unknown>;
interface Tree {
  readonly [name: string]: AnyCall | Tree;
}

export const isCall = (member: object): member is AnyCall => 'operation' in member;

function bound(core: Core, calls: Tree, path: string): object {
  const entries = Object.entries(calls).map(([name, member]) => {
    const full = `${path}.${name}`;
    if (!isCall(member)) return [name, bound(core, member, full)];
    return [name, (...args: unknown[]) => perform(core, full, member, args)];
  });
  return Object.fromEntries(entries) as object;
}

/** The methods of a tree of calls. */
export const methodsOf = <Methods>(core: Core, calls: CallsOf<Methods>): Methods =>
  bound(core, calls as unknown as Tree, 'stytch') as Methods;
