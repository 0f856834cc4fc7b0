/** CSS rules of host pages that match every element. They must not change how a widget looks. */
export interface HostStyle {
  name: string;
  css: string;
  /** A widget in light DOM cannot withstand these rules, so they are tested with shadow DOM only. */
  shadowOnly?: boolean;
}

/** The rules of Tailwind's preflight that could change a widget: borders, boxes, fonts, controls, lists, images. */
const preflight = `
  *, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid #e5e7eb }
  html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif }
  body { line-height: inherit }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
  a { color: inherit; text-decoration: inherit }
  b, strong { font-weight: bolder }
  button, input, optgroup, select, textarea, ::file-selector-button { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1 }
  button, [type='button'], [type='submit'] { -webkit-appearance: button; background-image: none; background-color: transparent }
  [type='number']::-webkit-inner-spin-button { height: auto }
  summary { display: list-item }
  ol, ul, menu { list-style: none }
  img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
  img, video { max-width: 100%; height: auto }
  ::placeholder { opacity: 1; color: #9ca3af }
  [hidden]:where(:not([hidden='until-found'])) { display: none !important }
  [role='button'], button { cursor: pointer }
`;

const reboot = `
  *, *::before, *::after { box-sizing: border-box }
  body { margin: 0; font: 400 1rem/1.5 system-ui, sans-serif; color: #212529; background-color: #fff; -webkit-text-size-adjust: 100% }
  h1, h2, h3 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2 }
  h2 { font-size: calc(1.325rem + .9vw) }
  p { margin: 0 0 1rem }
  ul, ol { padding-left: 2rem; margin: 0 0 1rem }
  strong { font-weight: bolder }
  a { color: #0d6efd; text-decoration: underline }
  a:not([href]):not([class]) { color: inherit; text-decoration: none }
  img, svg { vertical-align: middle }
  label { display: inline-block }
  button { border-radius: 0 }
  button:focus:not(:focus-visible) { outline: 0 }
  input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
  button, select { text-transform: none }
  [role='button'], button:not(:disabled) { cursor: pointer }
  button, [type='button'], [type='submit'] { -webkit-appearance: button }
  fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
  summary { display: list-item; cursor: pointer }
  [hidden] { display: none !important }
`;

/** A site whose CSS selects elements by tag name, as many handwritten sites do. */
const handmade = `
  html { font-size: 62.5% }
  body { font: italic small-caps bold 2.4rem/3 Georgia, serif; letter-spacing: .12em; word-spacing: 1em; text-align: center;
    text-transform: uppercase; text-indent: 2em; text-shadow: 1px 1px red; white-space: pre; word-break: break-all; cursor: wait;
    color: #b00; -webkit-text-fill-color: #b00; list-style: square inside; hyphens: auto; quotes: '<' '>'; color-scheme: dark;
    -webkit-text-stroke: 1px; font-variant-numeric: oldstyle-nums; text-orientation: upright; visibility: visible; caret-color: red }
  div, section, form, p, h2, span, label, ul, li { display: flex; float: left; margin: 1em; padding: 1em; max-width: 20em; background: #fee; overflow: hidden }
  section { columns: 2 }
  input, select, button { width: 10px; height: 10px; margin: 9px; font: 8px monospace; border: 3px double red; border-radius: 50%; box-shadow: 0 0 9px red; appearance: auto; text-transform: lowercase; transition: all 2s; zoom: 1.5 }
  input[type='email'], input[type='password'], input[type='tel'] { background: #ff0; }
  #stage input, #stage button { opacity: .5; transform: rotate(3deg) }
  #stage button:not(.a):not(.b) { min-height: 90px; text-decoration: line-through }
  button:disabled { display: none }
  label { display: none }
  a, a:link { color: #0f0; border-bottom: 4px solid; padding: 0 9px }
  a[target='_blank']::after { content: ' (opens elsewhere)' }
  label::after { content: ':' }
  li::before { content: '- ' }
  p::first-letter { font-size: 3em; float: left }
  p::first-line { font-weight: 900 }
  *::before { display: table }
  *::after { padding: 4px; margin: 4px; border: 1px solid red; clear: both; box-sizing: content-box }
  button::before, h2::before { content: '>' }
  ::placeholder { font-size: 30px; letter-spacing: 1em }
  svg { width: 1em; height: 1em; fill: red; margin: 5px } svg path { stroke: red; stroke-width: 9; d: path('M0 0') }
  img { max-width: none; width: 500px; float: right; border: 9px solid }
  [role='alert'], [role='status'] { position: fixed; top: 0; padding: 50px }
  [aria-hidden='true'] { display: none }
  [hidden] { display: block }
  :focus, :focus-visible { outline: 9px dashed red }
  dialog, details, summary { padding: 2em; list-style: square }
`;

export const HOST_STYLES: HostStyle[] = [
  { name: '* { all: revert }', css: '* { all: revert }' },
  {
    name: '* { all: unset }',
    css: '* { all: unset } head, script, style, title { display: none }',
  },
  {
    name: 'universal boxes',
    css: '*, *::before, *::after { box-sizing: content-box; margin: 3px; padding: 3px; min-width: 50px; line-height: 4; animation: none; transition: all 1s }',
  },
  { name: 'html { font-size: 62.5% }', css: 'html { font-size: 62.5% } body { font-size: 1.6rem }' },
  { name: 'Tailwind’s preflight', css: preflight },
  {
    name: 'Tailwind’s preflight in a cascade layer',
    css: `@layer theme, base, components, utilities; @layer base { ${preflight} }`,
  },
  { name: 'Bootstrap’s reboot', css: reboot },
  { name: 'a look for bare elements', css: handmade },
  {
    name: 'rules that insist',
    css: '* { all: revert !important } div, input, button, h2 { width: 20px !important; padding: 30px !important; color: red !important }',
    shadowOnly: true,
  },
];
