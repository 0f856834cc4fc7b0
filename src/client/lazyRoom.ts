/** Which methods a room has (1 for each), without the room: the compiler checks that none is forgotten. */
export type RoomShape<Room> = {
  [K in keyof Room]: Room[K] extends (...args: never[]) => Promise<unknown> ? 1 : RoomShape<Room[K]>;
};

type AnyMethod = (...args: unknown[]) => unknown;

/**
 * A room whose code is fetched with its first call. Its methods are there from the start, and answer with promises as they
 * would anyway; what a page never calls, it never loads.
 */
export function lazyRoom<Room extends object>(shape: RoomShape<Room>, load: () => Promise<Room>): Room {
  const entries = Object.entries(shape as Record<string, 1 | object>).map(([name, inner]) => {
    const member = async () => ((await load()) as Record<string, unknown>)[name];
    if (inner !== 1) {
      return [name, lazyRoom(inner as RoomShape<object>, member as () => Promise<object>)];
    }
    return [name, async (...args: unknown[]) => ((await member()) as AnyMethod)(...args)];
  });
  return Object.fromEntries(entries) as Room;
}
