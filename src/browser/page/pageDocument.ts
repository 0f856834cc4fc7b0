const own = typeof Document === 'undefined' ? undefined : (Object.create(Document.prototype) as object);

/**
 * The document, with its own functions and values also where the page has elements of such names: `<form name="createElement">` takes the
 * place of `document.createElement` (DOM clobbering). The builds put it in the place of each `document` in the code of this package and of
 * the packages in it (webpack.config.js). It lacks `location`. `undefined` on servers.
 */
export const pageDocument = (own &&
  new Proxy(own, {
    get(_, name) {
      const value: unknown = Reflect.get(own, name, globalThis.document);
      return typeof value === 'function' ? (value.bind(globalThis.document) as unknown) : value;
    },
    // A property that React adds stays beside the document.
    set: (_, name, value) =>
      Reflect.set(own, name, value, name in Document.prototype ? globalThis.document : own),
  })) as Document;
