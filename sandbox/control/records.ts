import { advanceClock, rfc3339 } from '../state/clock';
import type { EventRecord } from '../state/project/events';
import type { LoggedRequest } from '../state/project/requests';
import { requestSeq } from '../state/project/requests';
import { clearProject } from '../state/state';
import type { Shape } from '../verify/schema';
import type { ControlContext } from './controlCall';
import { checkInput, knownProject, PUBLIC_TOKEN, wrong } from './controlCall';

const CLOCK = { advance_ms: { type: 'number', required: true } } as const satisfies Shape;
const REQUESTS = { ...PUBLIC_TOKEN, after: { type: 'string' } } as const satisfies Shape;
const DATA = { public_token: { type: 'string' } } as const satisfies Shape;
/** JavaScript dates end in the year 275760, so the clock moves by less than a century. */
const FURTHEST_MS = 100 * 366 * 86_400_000;

export function recordControl({ transact }: ControlContext) {
  return {
    /** Moves the sandbox's clock. A negative number moves it backwards. */
    async advanceClock(input: { advance_ms: number }): Promise<{ now: string }> {
      const { advance_ms } = checkInput(input, CLOCK);
      if (Math.abs(advance_ms) > FURTHEST_MS)
        wrong('advance_ms should be less than a century, in milliseconds.');
      return transact(async ({ db, now }) => {
        if (Math.abs(now + advance_ms - Date.now()) > FURTHEST_MS) {
          wrong(
            'The clock would be more than a century from the real time. Move it back with a negative advance_ms first.',
          );
        }
        return { now: rfc3339(await advanceClock(db, Math.round(advance_ms))) };
      });
    },

    /** The SDK calls of a project, oldest first, with secrets masked. */
    async requests(query: { public_token: string; after?: string }): Promise<{ requests: LoggedRequest[] }> {
      const { public_token, after } = checkInput(query, REQUESTS);
      const seq = after === undefined ? 0 : requestSeq(after);
      if (seq === null) return wrong(`after "${after}" should be the id of a request, such as "request-12".`);
      return transact(async (state) => {
        await knownProject(state, public_token);
        return { requests: await state.requests.list(public_token, { after: seq }) };
      });
    },

    /** The events that the client sent to `/events`, oldest first. */
    async events(query: { public_token: string }): Promise<{ events: EventRecord[] }> {
      const { public_token } = checkInput(query, PUBLIC_TOKEN);
      return transact(async (state) => {
        await knownProject(state, public_token);
        return { events: await state.events.list(public_token) };
      });
    },

    /** Deletes users, sessions, messages, faults, requests and events. Project settings, signing keys and the clock stay. */
    async deleteData(input: { public_token?: string } = {}): Promise<Record<string, never>> {
      const { public_token } = checkInput(input, DATA);
      await transact(async (state) => {
        if (public_token !== undefined) await knownProject(state, public_token);
        const all = public_token === undefined ? await state.projects.tokens() : [public_token];
        for (const each of all) await clearProject(state.db, each);
      });
      return {};
    },
  };
}
