import { rfc3339 } from '../../state/clock';
import { refuse } from '../../verify/refusals';
import { signIn } from '../authAnswer';
import type { Route } from '../route';
import { BOT_PROTECTION, route } from '../route';

const SESSION_MINUTES = 60;

export const impersonationRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/impersonation/authenticate',
    access: 'project',
    body: { impersonation_token: { type: 'string', required: true }, ...BOT_PROTECTION },
    run: async (call) => {
      const { state, project, body } = call;
      const grant = await state.grants.find(project.public_token, 'impersonation', body.impersonation_token);
      if (!grant) return refuse('unable_to_auth_impersonation_token');
      await state.grants.spend(grant);
      return signIn(call, {
        userId: grant.user_id,
        durationMinutes: SESSION_MINUTES,
        factor: {
          type: 'impersonated',
          delivery_method: 'impersonation',
          last_authenticated_at: rfc3339(state.now),
          impersonated_factor: {
            impersonator_id: 'sandbox',
            impersonator_email_address: 'support@example.com',
          },
        },
      });
    },
  }),
];
