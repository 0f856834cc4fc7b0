import { A_LIST, A_STRING, META, type RouteTable } from './route';

const CHANGES = { untrusted_metadata: { plan: 'gold' }, name: { first_name: 'Ada' } };

export const userRoutes: RouteTable = () => ({
  'GET /users/me': {
    call: (client) => client.user.get(),
    signedIn: true,
    answer: { user_id: A_STRING, emails: A_LIST },
  },
  'PUT /users/me': {
    call: (client) => client.user.update(CHANGES),
    signedIn: true,
    body: CHANGES,
    answer: { ...META, user_id: A_STRING, emails: A_LIST },
  },
});
