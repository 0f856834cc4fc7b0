import type { LoggedEvent } from '../../src/domain/entities';
import { SchemaRefusal } from '../verify/refusals';
import type { Field } from '../verify/schema';
import { fieldIssues } from '../verify/schema';
import type { Route } from './route';
import { route } from './route';

export const BATCH = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      telemetry: { type: 'object', required: true },
      event: {
        type: 'object',
        required: true,
        properties: {
          public_token: { type: 'string', required: true },
          event_name: { type: 'string', required: true },
          details: { type: 'object' },
          error_code: { type: 'string' },
          error_description: { type: 'string' },
          http_status_code: { type: 'number' },
        },
      },
    },
  },
} as const satisfies Field;

function readBatch(body: unknown): LoggedEvent[] {
  const issues = fieldIssues(body, BATCH, { data: '', schema: '#' });
  if (issues.length > 0) throw new SchemaRefusal(issues);
  return body as LoggedEvent[];
}

export const eventRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/events',
    access: 'project',
    publicTokenIn: (_params, body) => readBatch(body)[0]?.event.public_token,
    run: async ({ state, project, rawBody }) => {
      const batch = readBatch(rawBody);
      await state.events.add(batch.filter(({ event }) => event.public_token === project.public_token));
      return { data: {} };
    },
  }),
];
