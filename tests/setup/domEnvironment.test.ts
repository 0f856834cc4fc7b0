import { createClient } from '@libsql/client';
import { SignJWT, generateKeyPair, jwtVerify } from 'jose';

describe('Unit test environment', () => {
  it('signs and verifies tokens beside the DOM', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ sub: 'user' }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);

    expect((await jwtVerify(token, publicKey)).payload.sub).toBe('user');
    expect(document.body).toBeInstanceOf(HTMLElement);
  });

  it('stores bytes in SQLite', async () => {
    const database = createClient({ url: ':memory:' });
    await database.execute('create table blobs (bytes blob)');
    await database.execute({ sql: 'insert into blobs values (?)', args: [new TextEncoder().encode('abc')] });

    const { rows } = await database.execute('select bytes from blobs');
    expect(new TextDecoder().decode(rows[0]?.['bytes'] as ArrayBuffer)).toBe('abc');
  });

  it('removes DOM listeners when their signal aborts', () => {
    const controller = new AbortController();
    const heard: string[] = [];
    document.addEventListener('click', (event) => heard.push(event.type), { signal: controller.signal });

    document.body.click();
    controller.abort();
    document.body.click();

    expect(heard).toEqual(['click']);
  });
});
