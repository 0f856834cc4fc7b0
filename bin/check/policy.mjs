// Reads a Content Security Policy (CSP Level 3): what a directive allows.

/** The directives of all policies of a page; a page has to satisfy each of them. */
export const readPolicies = (texts) =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => {
      const directives = new Map();
      for (const part of text.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        // The first of two directives with one name counts.
        if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
      }
      return directives;
    })
    .filter((directives) => directives.size > 0);

/** The sources of a directive, or of `default-src`; undefined when the policy does not restrict it. */
export const sourcesOf = (policy, name) => policy.get(name) ?? policy.get('default-src');

/** Whether the sources allow a URL by its scheme, host and path. */
export function allowsURL(sources, url, page) {
  return sources.some((source) => {
    if (source === '*') return true;
    if (source === "'self'") return url.origin === page.origin;
    if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
    const [, scheme, wildcard, host, port, path] =
      /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
    if (!host) return false;
    const isScheme = url.protocol === `${scheme ?? page.protocol.slice(0, -1)}:`;
    const isHost = wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host.toLowerCase();
    const isPort = port === '*' || (port ?? '') === url.port;
    const isPath = !path || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
    return isScheme && isHost && isPort && isPath;
  });
}

/** Whether the sources allow a script tag: by its address or its nonce. */
export const allowsScript = (sources, { url, nonce }, page) => {
  const isStrict = sources.includes("'strict-dynamic'");
  return (nonce && sources.includes(`'nonce-${nonce}'`)) || (!isStrict && allowsURL(sources, url, page));
};
