/**
 * - `painted`: the first screen is shown, and the app is not asked for.
 * - `waiting`: the app and the core are fetched.
 * - `hydrating`: both are there, and React takes over.
 * - `hydrated`: React draws.
 * - `failed`: the app or the core could not be fetched, or React could not take over. The first screen has "Try again".
 * - `gone`: the widget is unmounted.
 */
export type PhaseName = 'painted' | 'waiting' | 'hydrating' | 'hydrated' | 'failed' | 'gone';

const NEXT: Readonly<Record<PhaseName, readonly PhaseName[]>> = {
  painted: ['waiting', 'gone'],
  waiting: ['hydrating', 'failed', 'gone'],
  hydrating: ['hydrated', 'failed', 'gone'],
  hydrated: ['gone'],
  failed: ['waiting', 'gone'],
  gone: [],
};

/** The phase of one widget. */
export interface Phase {
  is(name: PhaseName): boolean;
  /** Returns false, and changes nothing, when this phase cannot follow: the widget is gone, or the answer is too late. */
  enter(next: PhaseName): boolean;
}

export function createPhase(): Phase {
  let now: PhaseName = 'painted';
  return {
    is: (name) => name === now,
    enter(next) {
      if (!NEXT[now].includes(next)) return false;
      now = next;
      return true;
    },
  };
}
