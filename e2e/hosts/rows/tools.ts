import { translation } from '../../support/faults/translation';
import { documentOf, type HostPage, hydrate, type RowPage } from '../hostPage';

const TRANSLATED = translation('»', '«');
const NAMES: [string, string] = ['»Email address«', '»Enter the 6-digit code«'];

/** Elements and attributes that writing aids and password managers add, now and to each new field. */
const HELPERS = `(function () {
  function help(field) {
    if (field.helped) return;
    field.helped = true;
    field.setAttribute('data-gramm', 'false'); field.setAttribute('data-lpignore', 'true'); field.setAttribute('data-1p-id', '1');
    field.setAttribute('data-kwimpalastatus', 'alive'); field.style.backgroundImage = 'none';
    var icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', ''); icon.style.cssText = 'position: relative !important; height: 0px !important; width: 0px !important; float: left !important';
    field.parentNode.insertBefore(icon, field);
    field.parentNode.insertBefore(document.createElement('grammarly-extension'), field.nextSibling);
    field.parentNode.appendChild(document.createElement('br'));
    var form = field.closest('form');
    if (form) { form.insertBefore(document.createElement('com-1password-button'), form.firstChild); form.setAttribute('data-bitwarden-watching', '1'); }
  }
  function look() { document.querySelectorAll('input').forEach(help); }
  look();
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
})();`;

/** Privacy extensions and sanitizers remove attributes that they do not know, and styles. */
const REMOVERS = `(function () {
  function clean() {
    document.querySelectorAll('pricerx-auth *').forEach(function (element) {
      ['style', 'autocomplete', 'part', 'aria-describedby', 'inputmode', 'data-autofocus', 'spellcheck', 'placeholder'].forEach(function (name) { element.removeAttribute(name); });
    });
  }
  clean();
  new MutationObserver(clean).observe(document.documentElement, { childList: true, subtree: true });
})();`;

const atEnd = (script: string) => documentOf({ end: `<script>${script}</script>` });
const inHead = (script: string) =>
  documentOf({ head: `<script>addEventListener('DOMContentLoaded', function () { ${script} });</script>` });
const whenReady = ({ waitFor }: RowPage) =>
  waitFor('the form', () => document.querySelector('pricerx-auth form') !== null);

const addScript = (name: string) =>
  `var added = document.createElement('script'); added.src = '${name}'; document.head.appendChild(added);`;

/** Translations, extensions and assistive tools. */
export const TOOLS: HostPage[] = [
  {
    name: 'translated before the mount',
    html: documentOf({
      head: '',
      body: '<p>Prices</p><div id="sign-in"></div>' + `<script>${TRANSLATED}</script>`,
    }),
    fieldNames: NAMES,
  },
  { name: 'translated after the first paint', html: atEnd(TRANSLATED), fieldNames: NAMES },
  {
    name: 'translated when React has the form',
    html: (parts) =>
      documentOf({
        end: `<script>function translate() { ${addScript(parts.file('/translate.js', TRANSLATED))} }</script>`,
      })(parts),
    async before(page) {
      await whenReady(page);
      await hydrate(page);
      await page.evaluate(() => (window as unknown as { translate(): void }).translate());
      await page.waitFor('the translation', () => document.querySelector('pricerx-auth font') !== null);
    },
    fieldNames: NAMES,
  },
  { name: 'with elements of a password manager in our form', html: atEnd(HELPERS) },
  {
    name: 'with elements of a password manager that come after the hydration',
    html: (parts) =>
      documentOf({
        end: `<script>function help() { ${addScript(parts.file('/help.js', HELPERS))} }</script>`,
      })(parts),
    async before(page) {
      await whenReady(page);
      await hydrate(page);
      await page.evaluate(() => (window as unknown as { help(): void }).help());
      await page.waitFor(
        'the icon',
        () => document.querySelector('pricerx-auth [data-lastpass-icon-root]') !== null,
      );
    },
  },
  { name: 'with attributes removed by an extension', html: atEnd(REMOVERS) },
  { name: 'with attributes removed as soon as they are there', html: inHead(REMOVERS) },
];
