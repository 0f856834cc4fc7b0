import { checkEmail } from '../verify/contacts/contacts';
import type { Route } from './route';
import { route } from './route';

/** The members of each organization are the users of the project. */
export const organizationRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/b2b/organizations/members/search',
    access: 'project',
    body: {
      email_address: { type: 'string', required: true },
      organization_id: { type: 'string', required: true, minLength: 1 },
    },
    run: async ({ state, project, body }) => {
      const email = checkEmail(body.email_address);
      const contact = await state.users.findContact(project.public_token, 'email', email);
      if (!contact) return { data: { member: null } };
      const { status, name, password } = await state.users.get(contact.user_id);
      const fullName = [name.first_name, name.middle_name, name.last_name].filter(Boolean).join(' ');
      const member = { status, name: fullName, member_password_id: password?.password_id ?? '' };
      return { data: { member } };
    },
  }),
];
