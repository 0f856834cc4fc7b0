const HOOK = /\buse(?:State|Reducer|Memo|Callback|Ref|Effect|LayoutEffect|Context)(?=\()/g;

/** A loader for the painted views: the painter's hooks only return values, so the minifier may drop a call whose value is not read. */
export default (source) => source.replace(HOOK, '/*#__PURE__*/ $&');
