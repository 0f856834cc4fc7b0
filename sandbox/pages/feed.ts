import type { Transact } from '../state/state';
import { rfc3339 } from '../state/clock';

const SHOWN = 100;

/** The data that the console shows for a project, or the list of projects when the token is unknown. */
export function readFeed(transact: Transact, publicToken: string) {
  return transact(async (state) => {
    const projects = await state.projects.tokens();
    if (!projects.includes(publicToken)) return { known: false as const, projects };
    const [users, faults] = [
      await state.users.list(publicToken, SHOWN),
      await state.faults.list(publicToken),
    ];
    const messages = await state.messages.list(publicToken, { limit: SHOWN });
    const events = await state.events.list(publicToken, SHOWN);
    const requests = await state.requests.list(publicToken, { limit: SHOWN });
    const count = async (table: 'messages' | 'users' | 'events' | 'requests'): Promise<number> => {
      const { n } = await state.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('public_token', '=', publicToken)
        .executeTakeFirstOrThrow();
      return n;
    };
    const counts = {
      messages: await count('messages'),
      users: await count('users'),
      faults: faults.length,
      events: await count('events'),
      requests: await count('requests'),
    };
    const clock = { now: rfc3339(state.now), clock_offset_ms: state.offsetMs };
    return { known: true as const, projects, ...clock, counts, messages, users, faults, events, requests };
  });
}
