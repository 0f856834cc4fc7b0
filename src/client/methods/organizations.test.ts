import { headlessClient, rejection } from '../../../tests/visits/headless';
import { setUpSandbox } from '../../../tests/sandbox';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();
const organization_id = 'organization-1';

describe('§7 API calls: organizations.members.search', () => {
  it('returns whether a member exists and has a password', async () => {
    const { control, publicToken: public_token } = page;
    await control.createUser({ public_token, email: EMAIL, password: 'a better one: zebra fiddle' });
    const client = headlessClient(page);
    const { member } = await client.organizations.members.search({ email_address: EMAIL, organization_id });
    expect(member).toMatchObject({
      status: 'active',
      member_password_id: expect.stringMatching(/./) as string,
    });
  });

  it('returns null for an unknown member', async () => {
    const client = headlessClient(page);
    const email_address = 'nobody@example.com';
    const answer = await client.organizations.members.search({ email_address, organization_id });
    expect(answer.member).toBeNull();
  });

  it('rejects with the provider’s error', async () => {
    const client = headlessClient(page);
    const call = client.organizations.members.search({ email_address: 'nobody', organization_id });
    expect(await rejection(call)).toMatchObject({ name: 'StytchAPIError', error_type: 'invalid_email' });
  });
});
