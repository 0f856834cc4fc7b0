import type { Page } from '@playwright/test';

/** Targets under 24 px, and submit buttons and fields under 44 px. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = widget?.shadowRoot ?? widget;
    const targets = root?.querySelectorAll<HTMLElement>('a, button, input, select, summary') ?? [];
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { display } = getComputedStyle(target);
      // A link in a sentence has the height of its line.
      if (width === 0 || display === 'inline') return [];
      const isMain = target.matches(
        'form button[type=submit], form > div input:not([name=passkey-name], [readonly])',
      );
      const least = isMain ? 44 : 24;
      const isSmall = height < least - 0.5 || width < least - 0.5;
      return isSmall
        ? [`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    });
  });

/** The text spacing of WCAG 1.4.12. */
const SPACED = `pricerx-auth, pricerx-auth * {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
pricerx-auth p { margin-block-end: 2em !important; }`;

/**
 * Texts that are cut off, overflow their box or overlap another text.
 * @param styles CSS that is added meanwhile. Default: WCAG text spacing.
 */
export const lostWords = (page: Page, styles = SPACED): Promise<string[]> =>
  page.evaluate((spacing) => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = spacing;
    const widget = document.querySelector('pricerx-auth');
    const root = widget?.shadowRoot ?? widget;
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    const seen: { text: string; rect: DOMRect; owner: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      const skipped = owner?.closest('option, svg, ol, [data-one-tap]');
      if (!owner || text === '' || skipped || !owner.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      // A mark on the edge of a button, which is read as its description.
      const isBadge = owner.matches('button > [id$=-badge]');
      let isForEars = false;
      for (let place: Element | null = owner; place && place !== widget; place = place.parentElement) {
        const box = place.getBoundingClientRect();
        const { overflowX, clipPath, display, whiteSpace } = getComputedStyle(place);
        // With `pre-wrap`, spaces at the end of a line overflow invisibly.
        const hang = whiteSpace === 'pre-wrap' ? 10 : 1;
        if (clipPath !== 'none') isForEars = true;
        if (isForEars || display === 'inline' || display === 'contents') continue;
        const cuts = overflowX !== 'visible' || (!isBadge && place.matches('button, a, summary, h2, p, li'));
        const isOut =
          rect.right > box.right + hang ||
          rect.left < box.left - hang ||
          rect.bottom > box.bottom + 4 ||
          rect.top < box.top - 4;
        if (cuts && isOut) lost.push(`"${text}" reaches out of ${place.outerHTML.slice(0, 80)}`);
      }
      if (isForEars) continue;
      for (const other of seen) {
        const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
        const isOneText =
          owner.contains(other.owner) ||
          other.owner.contains(owner) ||
          owner.parentElement === other.owner.parentElement;
        if (width > 2 && height > 4 && !isOneText) lost.push(`"${text}" lies over "${other.text}"`);
      }
      seen.push({ text, rect, owner });
    }
    style.remove();
    return lost;
  }, styles);

export interface Structure {
  headings: string[];
  /** Elements without an accessible name, or whose name lacks their visible text. */
  nameless: string[];
  /** Invalid fields whose description does not contain their error. */
  untied: string[];
  /** Elements that are displayed above an element that precedes them in the DOM. */
  disordered: string[];
  /** Texts that are in more than one live region. */
  saidTwice: string[];
}

/** The screen's structure for assistive technology. */
export const structure = (page: Page): Promise<Structure> =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = (widget?.shadowRoot ?? widget) as ParentNode;
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const textOf = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => (id ? (root.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '?') : ''))
        .join(' ')
        .trim();
    /** Without marks that are read as the description. */
    const namingText = (part: HTMLElement) => {
      const copy = part.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
      return copy.textContent;
    };
    const seenText = (part: HTMLElement) => {
      const hidden = [...part.querySelectorAll('[aria-hidden=true]')].map(({ textContent }) => textContent);
      return part.innerText
        .split('\n')
        .filter((line) => !hidden.includes(line))
        .join('\n')
        .trim();
    };
    const nameless = all('a, button, input, select, summary, [role]').filter((part) => {
      if (part.matches('[role=alert], [role=status], [role=list]')) return false;
      const { labels } = part as HTMLInputElement;
      const name =
        part.getAttribute('aria-label') ??
        (textOf(part.getAttribute('aria-labelledby')) || labels?.[0]?.textContent || namingText(part));
      const seen = part.matches('a, button') ? seenText(part) : '';
      return !name?.trim() || !name.includes(seen);
    });
    // An invalid field's description contains the text of an alert.
    const untied = all('[aria-invalid=true]').filter((field) => {
      const told = all('[role=alert]').map(({ textContent }) => textContent?.trim() ?? '');
      const description = textOf(field.getAttribute('aria-describedby'));
      return !told.some((text) => text !== '' && description.includes(text));
    });
    const said = all('[role=alert], [role=status]').map(({ textContent }) => textContent?.trim() ?? '');
    const words = all('h2, h3, p, label, button, a, summary, input, select').filter(
      (part) => part.checkVisibility() && !part.closest('ol, [aria-hidden=true]') && part.offsetWidth > 1,
    );
    const disordered = words.filter((part, at) => {
      const before = words[at - 1];
      return before && part.getBoundingClientRect().bottom <= before.getBoundingClientRect().top;
    });
    return {
      disordered: disordered.map((part) => part.outerHTML.slice(0, 120)),
      saidTwice: said.filter((text, at) => text !== '' && said.indexOf(text) !== at),
      headings: all('h1, h2, h3, h4').map(({ tagName }) => tagName.toLowerCase()),
      nameless: nameless.map((part) => part.outerHTML.slice(0, 120)),
      untied: untied.map((part) => part.outerHTML.slice(0, 120)),
    };
  });

/** Name, autocomplete token and keyboard of each field. */
export const fieldsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = (widget?.shadowRoot ?? widget) as ParentNode;
    return [...root.querySelectorAll<HTMLInputElement>('input, select')].map((field) => {
      const { name, inputMode, form } = field;
      const token = field.getAttribute('autocomplete') ?? '';
      const isNamed = /password/.test(token) && form?.querySelector('[autocomplete=username]');
      return [name, token, inputMode, isNamed && 'with its username'].filter(Boolean).join(' | ');
    });
  });
