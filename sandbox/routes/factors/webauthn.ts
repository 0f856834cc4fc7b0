import { webauthnRegistration } from '../../state/users/userDetails';
import { refuse } from '../../verify/refusals';
import type { Route } from '../route';
import { requireUserId, route } from '../route';
import { webauthnAuthenticateRoutes } from './webauthnAuthenticate';
import { webauthnRegisterRoutes } from './webauthnRegister';

const update = route({
  method: 'PUT',
  path: '/webauthn/update/:id',
  access: 'session',
  body: { name: { type: 'string', required: true } },
  run: async (call) => {
    const user_id = requireUserId(call);
    const renamed = await call.state.webauthn.rename(user_id, call.params['id'] ?? '', call.body.name);
    if (!renamed) return refuse('webauthn_registration_not_found');
    return { data: { webauthn_registration: webauthnRegistration(renamed) } };
  },
});

export const webauthnRoutes: Route[] = [...webauthnRegisterRoutes, ...webauthnAuthenticateRoutes, update];
