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

  it.each([
    ['a class of the element', '.shut { display: none }', 'display', 'none'],
    ['the last of several rules', '.shut { display: none } p { display: flex }', 'display', 'flex'],
    ['a part of a list of selectors', 'section, main > .shut { display: none }', 'display', 'none'],
    ['an attribute', 'p:not([open]) { opacity: 0.5 }', 'opacity', '0.5'],
    ['screens', '@media screen { .shut { display: none } }', 'display', 'none'],
    ['print', '@media print { .shut { display: none } }', 'display', 'block'],
    ['another element', 'article > .shut, .open { display: none }', 'display', 'block'],
    ['its parent, inherited', 'main { visibility: hidden }', 'visibility', 'hidden'],
    ['nothing: the initial value', '.shut { color: red }', 'pointer-events', 'auto'],
    ['a height', '.shut { height: 12px }', 'height', '12px'],
    ['no height', '.open { height: 12px }', 'height', ''],
  ])('computes the style that a rule for %s sets', (_, css, property, value) => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = css;
    const main = document.body.appendChild(document.createElement('main'));
    const element = main.appendChild(document.createElement('p'));
    element.className = 'shut';

    expect(getComputedStyle(element).getPropertyValue(property)).toBe(value);
    style.remove();
    expect(getComputedStyle(element).display).toBe('block');
    element.style.setProperty(property, 'initial');
    expect(getComputedStyle(element).getPropertyValue(property)).toBe('initial');
    main.remove();
  });
});
