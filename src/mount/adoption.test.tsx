import { fireEvent } from '@testing-library/react';
import { ENTRIES } from '../../gallery/entries/all';
import { makeElement, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { EMAIL, EMAIL_CODE, hydrated } from '../../tests/visits/signIn';
import type { LoginArgs } from '../index';
import { renderLogin } from './server/render';
import { EARLY_SCRIPT } from './server/earlyScript';

const page = setUpWidgetPage();

const BOTH = { products: ['otp' as const], otpOptions: { methods: ['sms' as const, 'email' as const] } };

/** The host's element with the HTML of a server, as a browser's parser makes it. */
function rendered(args: Partial<LoginArgs>): HTMLElement {
  const element = makeElement(page);
  const { html } = renderLogin(args);
  element.append(document.createRange().createContextualFragment(html));
  // jsdom has no declarative shadow roots.
  for (const template of element.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
  return element;
}

const contentOf = (element: Element): ParentNode => {
  const widget = element.querySelector('pricerx-auth');
  return (widget?.shadowRoot ?? widget) as ParentNode;
};
const fieldIn = (element: Element, name = 'email') =>
  contentOf(element).querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const submitIn = (element: Element) =>
  contentOf(element).querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement;

describe.each([
  ['light DOM', false],
  ['a shadow root', true],
])('§1 Mounting: HTML of a server, in %s', (_, enableShadowDOM) => {
  const config = { ...EMAIL_CODE, enableShadowDOM };

  it('is adopted: the same elements, with what was typed, sign the visitor in', async () => {
    const element = rendered({ config });
    const [field, submit] = [fieldIn(element), submitIn(element)];
    expect(submit).toBeDisabled();
    field.value = EMAIL;
    field.focus();
    const widget = renderWidget(page, { selector: element, config });
    expect(submit).toBeEnabled();
    await eventually(() => hydrated(field));
    expect([fieldIn(element), submitIn(element)]).toEqual([field, submit]);
    expect(element.querySelectorAll('pricerx-auth')).toHaveLength(1);
    await widget.user.click(submit);
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(1));
  });

  it('a submission before the entry is sent once', async () => {
    const element = rendered({ config });
    runEarlyScript();
    const field = fieldIn(element);
    field.value = EMAIL;
    expect(submitIn(element)).toBeEnabled();
    submitIn(element).click();
    renderWidget(page, { selector: element, config });
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(1));
    expect(location.search).toBe('');
  });

  it('is not changed until the visitor uses it, and the first press is handled', async () => {
    const element = rendered({ config });
    const { outerHTML } = fieldIn(element).form as HTMLFormElement;
    const ownSheets = () => contentOf(element).querySelectorAll('style[data-pricerx]').length;
    renderWidget(page, { selector: element, config, loading: 'auto' });
    expect(element.querySelector('[data-fingerprint]')).not.toBeNull();
    expect(fieldIn(element).form?.outerHTML).toBe(outerHTML.replace(' disabled=""', ''));
    const before = ownSheets();
    // Autofill may dispatch no event, and a screen reader presses a button without a pointer.
    fieldIn(element).value = EMAIL;
    submitIn(element).click();
    expect(element.querySelector('[data-fingerprint]')).toBeNull();
    expect(ownSheets()).toBe(before + 1);
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(1));
  });

  it('rendered from other arguments is drawn again with the typed text, and a warning names them', async () => {
    const element = rendered({ config: { ...BOTH, enableShadowDOM }, strings: { 'login.title': 'Hello' } });
    const field = fieldIn(element, 'phone');
    field.value = '4155550123';
    renderWidget(page, { selector: element, config: { ...BOTH, enableShadowDOM }, locale: 'en' });
    expect(fieldIn(element, 'phone')).toBe(field);
    expect(field.value).toMatch(/^4155550123|\(415\) 555-0123$/);
    expect(contentOf(element).querySelector('h2')).toHaveTextContent('Sign up or log in');
    await eventually(() =>
      expect(page.console.take('with another strings, locale than the page mounts')).toHaveLength(1),
    );
  });

  it('rendered by another release is drawn again with the typed text, and a warning names the version', async () => {
    const element = rendered({ config });
    const widget = element.querySelector('pricerx-auth') as Element;
    const fingerprint = widget.getAttribute('data-fingerprint') ?? '';
    widget.setAttribute('data-fingerprint', fingerprint.replace(/version:\S+/, 'version:0.0.9'));
    contentOf(element).querySelector('h2')!.textContent = 'An earlier title';
    fieldIn(element).value = EMAIL;
    renderWidget(page, { selector: element, config });
    await eventually(() =>
      expect(page.console.take('with another version than the page mounts')).toHaveLength(1),
    );
    expect(contentOf(element).querySelector('h2')).toHaveTextContent('Sign up or log in');
    expect(fieldIn(element)).toHaveValue(EMAIL);
  });
});

function runEarlyScript(): void {
  const script = document.createElement('script');
  script.textContent = EARLY_SCRIPT;
  document.head.append(script);
  script.remove();
}

describe('§1 Mounting: HTML of a server for the other kind of tree', () => {
  it('is replaced, and what was typed is kept', async () => {
    const element = rendered({ config: EMAIL_CODE });
    fieldIn(element).value = EMAIL;
    renderWidget(page, { selector: element, config: { ...EMAIL_CODE, enableShadowDOM: true } });
    await eventually(() => expect(fieldIn(element)).toHaveValue(EMAIL));
    expect(element.querySelectorAll('pricerx-auth')).toHaveLength(1);
    await eventually(() => expect(page.console.take('another config')).toHaveLength(1));
  });
});

/** Languages whose texts no other test of this file fetches. */
const FURTHER = ['fr', 'hi', 'ht', 'it', 'ja', 'ko', 'pl', 'ru', 'tl', 'vi', 'zh-Hans', 'zh-Hant', 'pt-BR'];

describe('§1 Mounting: HTML of a server, in a language that the host changes', () => {
  it('is taken over in the last one, although the app is loaded before its texts', async () => {
    const first = { config: EMAIL_CODE, locale: 'de' };
    const element = rendered(first);
    const field = fieldIn(element);
    const widget = renderWidget(page, { selector: element, ...first });
    // One by one, so that the texts of one of them are not loaded when the app is.
    for (const locale of FURTHER) {
      await null;
      widget.rerender({ locale });
    }
    await eventually(() => hydrated(field));
    expect(fieldIn(element)).toBe(field);
    expect(submitIn(element)).toHaveTextContent('Continuar');
  });
});

/** The changes that the entry makes when it adopts the HTML of a server. Those of React, in a later task, are left out. */
const changesOfAdoption = (element: Element, mountPoint: Element) =>
  new Promise<MutationRecord[]>((resolve) => {
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((found) => {
      records.push(...found);
      if (element.querySelector('[data-fingerprint]')) return;
      observer.disconnect();
      resolve(records.filter(({ attributeName }) => attributeName !== 'data-fingerprint'));
    });
    observer.observe(mountPoint, { subtree: true, childList: true, attributes: true, characterData: true });
    observer.observe(element, { subtree: true, attributeFilter: ['data-fingerprint'] });
  });

/** What the entry changes in adopted HTML: it enables the button, and adds the list of countries. */
function isExpected({ target, attributeName }: MutationRecord): boolean {
  const element = target as Element;
  if (attributeName === 'disabled') return element.matches('[type=submit]');
  return element.closest('optgroup') !== null;
}

/** The first screens of the gallery whose appearance does not depend on the browser. */
const ARGUMENTS = [
  ...new Map(
    ENTRIES.filter(({ widget = 'login', browser }) => widget === 'login' && !browser).map(
      ({ name, config, styles, strings }) => [
        JSON.stringify([config, styles, strings]),
        { name, config, styles, strings },
      ],
    ),
  ).values(),
];

describe('§2 Main: HTML of a server equals what the entry paints', () => {
  it.each(ARGUMENTS.map((entry) => [entry.name, entry] as const))('%s', async (_, { name: __, ...args }) => {
    const element = rendered(args);
    const mountPoint = contentOf(element).querySelector('.pricerx-widget') as Element;
    const changes = changesOfAdoption(element, mountPoint);
    const { mount } = renderWidget(page, { selector: element, ...args, loading: 'auto' });
    fireEvent.pointerOver(mountPoint);
    const unexpected = (await changes).filter((record) => !isExpected(record));
    expect(
      unexpected.map(({ type, target, attributeName }) => [
        type,
        (target as Element).outerHTML,
        attributeName,
      ]),
    ).toEqual([]);
    mount.unmount();
    page.console.take('');
  });
});
