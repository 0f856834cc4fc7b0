import { documentOf, type HostPage, PLACE, type Parts } from '../hostPage';

const around = (before: string, after: string, head = '') =>
  documentOf({ head, body: `${before}${PLACE}${after}` });
const framed = (attributes: string) => (parts: Parts) => {
  const inner = parts.file('/inner.html', documentOf({})(parts), 'text/html');
  return `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><body><iframe ${attributes} width="500" height="700" src="${inner}"></iframe></body></html>`;
};
const inShadow = (parts: Parts): string =>
  documentOf({ body: '<div id="shell"></div>' })({
    ...parts,
    call: parts.file(
      '/shell.js',
      `var root = document.getElementById('shell').attachShadow({ mode: 'open' });
      var place = document.createElement('div');
      root.appendChild(place);
      signIn(place);`,
    ),
  });

/** Ids and names of ours, in elements and labels of the page. */
const OUR_IDS = [
  'email-input',
  'phone-input',
  'passcode-input',
  'current-password',
  'new-password',
  'pricerx-title',
  'email-input-note',
  'email-input-error',
  'passcode-input-error',
  'main-submit-email',
  'resend-code',
];
const elementsWithOurIds = OUR_IDS.map(
  (id) =>
    `<label for="${id}">Host ${id}</label><input id="${id}" name="host" type="text" value="of the host">`,
).join('');

/** Where in the page the widget is. */
export const PLACES: HostPage[] = [
  { name: 'in a page whose fields and labels have our ids', html: around(elementsWithOurIds, '') },
  { name: 'in a page whose later fields and labels have our ids', html: around('', elementsWithOurIds) },
  {
    name: 'in a form of the page, among its fields',
    html: around(
      '<form action="/search" method="get"><input name="email" required><input name="code">',
      '<button>Search</button></form>',
    ),
  },
  {
    name: 'in a modal dialog',
    html: around(
      '<dialog id="modal">',
      '</dialog><script>document.getElementById("modal").showModal()</script>',
    ),
  },
  {
    name: 'in a disclosure, which opens later',
    html: around(
      '<details id="more"><summary>More</summary>',
      '</details><script>setTimeout(function () { document.getElementById("more").open = true; }, 300)</script>',
    ),
  },
  {
    name: 'in a table cell',
    html: around(
      '<table width="100%" cellpadding="9"><tbody><tr><td>1</td><td>',
      '</td></tr></tbody></table>',
    ),
  },
  {
    name: 'in a fieldset',
    html: around('<fieldset><legend>Account</legend>', '</fieldset>'),
  },
  {
    name: 'in a scaled and rotated box',
    html: around('<div style="transform: scale(.8) rotate(2deg); contain: content">', '</div>'),
  },
  {
    name: 'in a zoomed box',
    html: around('<div style="zoom: 1.2">', '</div>'),
    // Its positions of elements in a zoomed box are not those at which it finds them.
    notIn: ['WebKit'],
  },
  {
    name: 'in a page of one screen with sticky parts',
    html: around(
      '<header style="position: sticky; top: 0; height: 60px; z-index: 9; background: #fff">Prices</header><main style="height: 70vh; overflow: auto">',
      '</main>',
    ),
  },
  { name: 'in the element of a web component, open', html: inShadow },
  {
    name: 'in a sandboxed frame without an origin',
    html: framed('sandbox="allow-scripts allow-forms"'),
    frame: 'iframe',
  },
  {
    name: 'in a sandboxed frame with its origin',
    html: framed('sandbox="allow-scripts allow-same-origin allow-forms"'),
    frame: 'iframe',
  },
  { name: 'in a frame', html: framed(''), frame: 'iframe' },
  {
    name: 'in a frame of another origin',
    html: (parts) => framed('')(parts).replace('src="/', `src="${parts.elsewhere}/`),
    frame: 'iframe',
  },
];
