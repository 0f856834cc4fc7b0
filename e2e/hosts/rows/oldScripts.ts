import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EXTENDED_PROTOTYPES, FROZEN_PROTOTYPES } from '../../support/faults/prototypes';
import { documentOf, type HostPage } from '../hostPage';

const MOOTOOLS = readFileSync(createRequire(import.meta.url).resolve('mootools'), 'utf8');

/** What Prototype.js did to the browser's types, in a few lines. */
const LIKE_PROTOTYPE_JS = `(function () {
  function extend(target, source) { for (var name in source) target[name] = source[name]; }
  var json = function () { return Object.prototype.toString.call(this) === '[object Array]' ? '[' + this.map(JSON.stringify) + ']' : '"' + this + '"'; };
  extend(Array.prototype, {
    toJSON: json, _each: Array.prototype.forEach, each: function (run) { for (var at = 0; at < this.length; at++) run(this[at], at); return this; },
    first: function () { return this[0]; }, last: function () { return this[this.length - 1]; },
    include: function (value) { return this.indexOf(value) >= 0; }, compact: function () { return this.filter(Boolean); },
    reverse: function (inline) { return inline === false ? this.slice().reverse() : [].sort.call(this, function () { return 0; }); },
    clone: function () { return [].concat(this); }, size: function () { return this.length; }, inspect: json,
  });
  extend(String.prototype, {
    toJSON: json, strip: String.prototype.trim, empty: function () { return this == ''; },
    blank: function () { return /^\\s*$/.test(this); }, toQueryParams: function () { return {}; },
  });
  extend(Number.prototype, { toJSON: function () { return String(this); }, times: function (run) { for (var n = 0; n < this; n++) run(n); } });
  extend(Function.prototype, {
    bind: function (that) { var run = this, given = [].slice.call(arguments, 1); return function () { return run.apply(that, given.concat([].slice.call(arguments))); }; },
    curry: function () { return this; }, defer: function () { return setTimeout(this, 10); }, methodize: function () { return this; },
  });
  extend(Element.prototype, {
    visible: function () { return true; }, update: function (html) { this.innerHTML = html; return this; },
    remove: function () { if (this.parentNode) this.parentNode.removeChild(this); return this; },
    show: function () { return this; }, select: function (css) { return this.querySelectorAll(css); },
  });
  window.$ = function (id) { return document.getElementById(id); };
  window.$$ = function (css) { return [].slice.call(document.querySelectorAll(css)); };
  window.Hash = window.Template = window.Class = function () {};
})();`;

/** A loader of modules (AMD) and the globals of CommonJS, which bundled packages look for. */
const LOADERS = `window.define = function () { throw Error('define was called'); }; window.define.amd = {};
window.module = { exports: {} }; window.exports = window.module.exports; window.require = function () { throw Error('require was called'); };
window.process = { env: {}, browser: true }; window.global = window;`;

/** Code of the page that replaces parts of the browser. */
const REPLACED = `window.setTimeout = (function (native) { return function (run, ms) { return native(run, ms); }; })(window.setTimeout);
window.Promise = (function (Native) { class Patched extends Native { then(done, failed) { return super.then(done, failed); } } return Patched; })(Promise);
window.fetch = (function (native) { return function (url, init) { return native(url, init).then(function (answer) { return answer; }); }; })(window.fetch);
Element.prototype.addEventListener = (function (native) { return function (type, run, options) { return native.call(this, type, run, options); }; })(Element.prototype.addEventListener);
Element.prototype.appendChild = (function (native) { return function (child) { return native.call(this, child); }; })(Node.prototype.appendChild);
history.pushState = (function (native) { return function () { return native.apply(history, arguments); }; })(history.pushState);
window.Element.prototype.closest = undefined; String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, ''); };
String.prototype.startsWith = function (start) { return this.slice(0, start.length) === start; };
Array.prototype.includes = function (value) { return this.indexOf(value) !== -1; }; Array.from = function (list) { return [].slice.call(list); };`;

/** Names that a page without modules easily takes. */
const NAMES = `var name = 'x', status = 'y', top2 = 1, React = { version: '0.14.0' }, ReactDOM = {}, regeneratorRuntime = 1, emotion = 1, store = 1, Symbol2 = Symbol,
  config = {}, options = [], client = null, session = '', user = 1, i18n = {}, log = null, URLSearchParams2 = URLSearchParams, $ = null, jQuery = null, _ = null;
window.console.debug = undefined; window.onerror = function () { return false; }; window.__webpack_require__ = 1; window.webpackChunk = {}; window.regenerator = 1;`;

const inHead = (script: string) => documentOf({ head: `<script>${script}</script>` });

/** WebKit's driver serialises values among the page's prototypes, and fails. */
const notIn = ['WebKit'];

export const OLD_SCRIPTS: HostPage[] = [
  {
    name: 'beside enumerable properties of Object.prototype and others',
    html: inHead(EXTENDED_PROTOTYPES),
    notIn,
  },
  { name: 'beside frozen prototypes', html: inHead(FROZEN_PROTOTYPES) },
  { name: 'beside what Prototype.js did', html: inHead(LIKE_PROTOTYPE_JS), notIn },
  {
    name: 'beside MooTools',
    html: (parts) =>
      documentOf({ head: `<script src="${parts.file('/mootools.js', MOOTOOLS)}"></script>` })(parts),
  },
  {
    name: 'beside properties of the prototypes that come after the mount',
    html: documentOf({ end: `<script>${EXTENDED_PROTOTYPES}</script>` }),
    notIn,
  },
  { name: 'beside loaders of AMD and CommonJS modules', html: inHead(LOADERS) },
  { name: 'beside patched timers, promises, fetch and elements', html: inHead(REPLACED) },
  { name: 'beside globals of common names', html: inHead(NAMES) },
];
