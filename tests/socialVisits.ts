import { EMAIL } from './visits';

/**
 * What a visitor does at a social provider: names an account, and goes on or refuses.
 * @param address where the page was sent.
 * @returns where the visitor is sent back to.
 */
export async function visitProvider(
  address: string,
  { email = EMAIL, decision = 'continue' }: { email?: string; decision?: 'continue' | 'refuse' } = {},
): Promise<URL> {
  const page = await fetch(address);
  const html = await page.text();
  if (!page.ok) throw new Error(`The provider refuses the start: ${html}`);
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const answer = await fetch(new URL(form?.getAttribute('action') ?? '', address), {
    method: 'POST',
    body: new URLSearchParams({ email, decision }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('Location') ?? '');
}
