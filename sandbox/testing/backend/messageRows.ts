import { session_duration_minutes, type Row, type Rows } from './rows';
import type { World } from './world';

/** The rows of a channel of text messages. */
const phoneRows = (channel: 'sms' | 'whatsapp'): Rows => ({
  [`otps.${channel}.send`]: {
    good: async ({ client, newPhone }) => {
      const phone_number = newPhone();
      await client.users.create({ phone_number });
      return client.otps[channel].send({ phone_number });
    },
    bad: ({ client, newPhone }) => client.otps[channel].send({ phone_number: newPhone() }),
    refusal: 'phone_number_not_found',
  },
  [`otps.${channel}.loginOrCreate`]: {
    good: ({ client, newPhone }) => client.otps[channel].loginOrCreate({ phone_number: newPhone() }),
    bad: ({ client }) => client.otps[channel].loginOrCreate({ phone_number: '555' }),
    refusal: 'invalid_phone_number',
  },
});

const emailSend = (call: (world: World, email: string) => Promise<unknown>): Row => ({
  good: async (world) => call(world, (await world.newUser()).email),
  bad: (world) => call(world, world.newEmail()),
  refusal: 'email_not_found',
});

export const messageRows: Rows = {
  ...phoneRows('sms'),
  ...phoneRows('whatsapp'),
  'otps.email.send': emailSend(({ client }, email) => client.otps.email.send({ email })),
  'otps.email.loginOrCreate': {
    good: ({ client, newEmail }) => client.otps.email.loginOrCreate({ email: newEmail() }),
    bad: ({ client }) => client.otps.email.loginOrCreate({ email: 'nobody' }),
    refusal: 'invalid_email',
  },
  'otps.authenticate': {
    good: async ({ client, visitor, newEmail }) => {
      const email = newEmail();
      const { email_id: method_id } = await client.otps.email.loginOrCreate({ email });
      const code = await visitor.lastCode(email);
      return client.otps.authenticate({ method_id, code, session_duration_minutes });
    },
    bad: async ({ client, newEmail }) => {
      const { email_id: method_id } = await client.otps.email.loginOrCreate({ email: newEmail() });
      return client.otps.authenticate({ method_id, code: 'wrong' });
    },
    refusal: 'otp_code_not_found',
  },
  'magicLinks.email.send': emailSend(({ client }, email) => client.magicLinks.email.send({ email })),
  'magicLinks.email.loginOrCreate': {
    good: ({ client, newEmail }) => client.magicLinks.email.loginOrCreate({ email: newEmail() }),
    bad: ({ client, newEmail }) =>
      client.magicLinks.email.loginOrCreate({
        email: newEmail(),
        login_magic_link_url: 'https://evil.example',
      }),
    refusal: 'no_match_for_provided_magic_link_url',
  },
  'magicLinks.email.invite': {
    good: async ({ client, visitor, newEmail }) => {
      const email = newEmail();
      const invited = await client.magicLinks.email.invite({ email, name: { first_name: 'Ada' } });
      expect((await client.users.get(invited)).status).toBe('pending');
      const token = await visitor.lastLinkToken(email);
      const { user } = await client.magicLinks.authenticate({ token });
      expect(user).toMatchObject({ status: 'active', name: { first_name: 'Ada' } });
      return invited;
    },
    bad: async ({ client, newUser }) => client.magicLinks.email.invite(await newUser()),
    refusal: 'duplicate_email',
  },
  'magicLinks.email.revokeInvite': {
    good: async ({ client, visitor, newEmail }) => {
      const email = newEmail();
      await client.magicLinks.email.invite({ email });
      const answer = await client.magicLinks.email.revokeInvite({ email });
      const token = await visitor.lastLinkToken(email);
      await expect(client.magicLinks.authenticate({ token })).rejects.toMatchObject({
        error_type: 'unable_to_auth_magic_link',
      });
      return answer;
    },
    bad: ({ client, newEmail }) => client.magicLinks.email.revokeInvite({ email: newEmail() }),
    refusal: 'email_not_found',
  },
  'magicLinks.create': {
    good: async ({ client, newUser }) => client.magicLinks.create(await newUser()),
    bad: ({ client }) => client.magicLinks.create({ user_id: 'x' }),
    refusal: 'user_not_found',
  },
  'magicLinks.authenticate': {
    good: async ({ client, newUser }) => {
      const { token } = await client.magicLinks.create(await newUser());
      const answer = await client.magicLinks.authenticate({ token, session_duration_minutes });
      expect(answer.session?.authentication_factors).toMatchObject([{ delivery_method: 'embedded' }]);
      return answer;
    },
    bad: ({ client }) => client.magicLinks.authenticate({ token: 'x' }),
    refusal: 'magic_link_not_found',
  },
};
