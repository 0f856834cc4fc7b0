import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createSheet } from './sheet';
import { createStyleCache } from './styleCache';
import { CacheProvider, styled } from './styled';

const Box = styled('div')({ color: 'rgb(1, 2, 3)' });

function mount(root: Document | ShadowRoot, nonce?: string) {
  const anchor = document.createElement('div');
  (root instanceof Document ? root.body : root).append(anchor);
  const styleCache = createStyleCache(() => createSheet(root, anchor, nonce));
  const drawn = (content: ReactNode) => <CacheProvider value={styleCache.cache}>{content}</CacheProvider>;
  const view = render(drawn(<Box>Hello</Box>), { container: anchor });
  const unmount = () => {
    view.unmount();
    styleCache.dispose();
    anchor.remove();
  };
  return { anchor, unmount, show: (content: ReactNode) => view.rerender(drawn(content)) };
}

function shadowRoot(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  return host.attachShadow({ mode: 'open' });
}

describe('§1 Styles on the host page', () => {
  it('an element’s `$` properties choose its styles and stay out of the page, all others and its ref reach it', () => {
    const Field = styled('input')<{ $wide: boolean }>(({ $wide }) => ({ width: $wide ? '9px' : '8px' }));
    const ref = { current: null as HTMLInputElement | null };
    const { anchor, unmount, show } = mount(document);
    show(<Field ref={ref} $wide part="field" {...{ passwordrules: 'minlength: 8' }} />);
    const field = anchor.querySelector('input');
    expect(ref.current).toBe(field);
    expect(field).toHaveStyle({ width: '9px' });
    expect(field?.getAttributeNames().sort()).toEqual(['class', 'part', 'passwordrules']);
    show(<Field $wide={false} />);
    expect(anchor.querySelector('input')).toHaveStyle({ width: '8px' });
    unmount();
  });

  it('rules of the widget outrank a host’s id and element selectors', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.append('#app div { color: red } div { color: lime }');
    const { anchor, unmount } = mount(document);
    anchor.id = 'app';

    expect(anchor.firstElementChild).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    unmount();
    style.remove();
  });

  it('one style element stands beside the widget with the nonce, and is removed with it', () => {
    const before = document.documentElement.outerHTML;
    const { anchor, unmount } = mount(document, 'abc');
    const style = anchor.nextElementSibling;

    expect(style?.tagName).toBe('STYLE');
    expect(style).toHaveAttribute('nonce', 'abc');
    expect(document.querySelectorAll('style')).toHaveLength(1);
    unmount();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('styles of a widget in a shadow root stay inside it', () => {
    const root = shadowRoot();
    const { unmount } = mount(root);

    expect(root.querySelectorAll('style')).toHaveLength(1);
    expect(document.head.querySelector('style')).toBeNull();
    unmount();
    expect(root.childNodes).toHaveLength(0);
  });

  it('styles of another widget are unaffected', () => {
    const first = mount(document);
    const second = mount(document);
    first.unmount();

    expect(second.anchor.firstElementChild).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    second.unmount();
    expect(document.querySelector('style')).toBeNull();
  });

  it('constructed style sheets are adopted where supported, and the document gets no style element', () => {
    const { adopted, restore } = withAdoptedStyleSheets();
    const hosts = adopted();
    const { unmount } = mount(document);
    const own = adopted().filter((sheet) => !hosts.includes(sheet));

    expect(own).toHaveLength(1);
    expect([...(own[0]?.cssRules ?? [])].some(({ cssText }) => cssText.includes('rgb(1, 2, 3)'))).toBe(true);
    expect(document.querySelector('style')).toBeNull();
    unmount();
    expect(adopted()).toEqual(hosts);
    restore();
  });

  it('at-rules of a later screen get a sheet of their own: Chromium applies all rules of a changed sheet again', async () => {
    const { adopted, restore } = withAdoptedStyleSheets();
    const Blinking = styled('i')({ '@media print': { color: 'rgb(4, 5, 6)' } });
    const Hidden = styled('i')({ '@media print': { display: 'none' } });
    const { show, unmount } = mount(document);
    show(<Blinking />);
    await Promise.resolve();
    const used = adopted();
    const sizes = () => used.map((sheet) => sheet.cssRules.length);
    const before = sizes();
    show(<Hidden />);

    expect(sizes()).toEqual(before);
    expect(adopted()).toHaveLength(used.length + 1);
    unmount();
    restore();
  });
});

/** jsdom has no constructed style sheets: the two parts of the platform's interface that the cache asks for. */
function withAdoptedStyleSheets() {
  class ConstructedSheet {
    readonly cssRules: { cssText: string }[] = [];
    insertRule(cssText: string, index: number) {
      this.cssRules.splice(index, 0, { cssText });
    }
    replaceSync() {
      this.cssRules.length = 0;
    }
  }
  const original = window.CSSStyleSheet;
  let list: readonly unknown[] = [new ConstructedSheet()];
  Object.defineProperty(window, 'CSSStyleSheet', { value: ConstructedSheet, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    get: () => list,
    set: (next: readonly unknown[]) => (list = next),
    configurable: true,
  });
  return {
    adopted: () => [...document.adoptedStyleSheets],
    restore() {
      Object.defineProperty(window, 'CSSStyleSheet', { value: original, configurable: true });
      Reflect.deleteProperty(document, 'adoptedStyleSheets');
    },
  };
}
