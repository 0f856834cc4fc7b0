import type { Message } from '../site/control';

/** The token in the address to which a message's link redirects. */
export async function landing(links: Message['links'], kind: string): Promise<string> {
  for (const { url } of links ?? []) {
    const answer = await fetch(url, { redirect: 'manual' });
    const query = new URL(answer.headers.get('location') ?? '').searchParams;
    if (query.get('stytch_token_type') === kind) return query.get('token') ?? '';
  }
  throw new Error(`No link of the message brings a token of the kind ${kind}.`);
}
