import type { Message } from '../site/control';

/** The token that a link of a message brings back to the page. */
export async function landing(links: Message['links'], kind: string): Promise<string> {
  for (const { url } of links ?? []) {
    const answer = await fetch(url, { redirect: 'manual' });
    const query = new URL(answer.headers.get('location') ?? '').searchParams;
    if (query.get('stytch_token_type') === kind) return query.get('token') ?? '';
  }
  throw new Error(`No link of the message brings a token of the kind ${kind}.`);
}
