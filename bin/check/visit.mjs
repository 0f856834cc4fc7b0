// Fetches a page and the scripts of its own tags, as a browser without cookies would.

const TIMEOUT_MS = 15_000;
const LONGEST_TEXT = 2_000_000;
const MOST_SCRIPTS = 20;
const HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'gzip, br', 'Sec-Fetch-Dest': 'document' };

async function get(url, headers) {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = (await answer.text()).slice(0, LONGEST_TEXT);
  return {
    url: new URL(answer.url),
    status: answer.status,
    headers: answer.headers,
    text,
    size: text.length,
  };
}

/** The attributes of a tag's text, decoded as far as addresses and nonces need it. */
function attributesOf(tag) {
  const pairs = [...tag.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)];
  return Object.fromEntries(
    pairs.map(([, name, double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'")
        .replaceAll('&#39;', "'"),
    ]),
  );
}

const tagsOf = (html, name) => (html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []).map(attributesOf);

/** @throws Error when the page cannot be fetched */
export async function visit(address) {
  const { url, status, headers, text: html } = await get(address, HEADERS);
  if (status >= 400) throw new Error(`${url.href} answered with status ${status}.`);
  const metas = tagsOf(html, 'meta').filter(
    (meta) => meta['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  const scripts = tagsOf(html, 'script')
    .filter(({ src }) => src && URL.canParse(src, url.href))
    .slice(0, MOST_SCRIPTS)
    .map(({ src, nonce, integrity }) => ({ url: new URL(src, url.href), nonce, integrity }))
    .map((script) => ({ ...script, isWidget: /(?:^|\/)pricerx-auth[\w.-]*\.js$/.test(script.url.pathname) }));
  await Promise.all(
    scripts
      .filter(({ isWidget, url: own }) => isWidget || own.origin === url.origin)
      .map(async (script) => {
        script.answer = await get(script.url, { Origin: url.origin }).catch(() => null);
      }),
  );
  // The widget's own file names test tokens in its messages.
  const texts = [
    html,
    ...scripts.filter(({ isWidget }) => !isWidget).map(({ answer }) => answer?.text ?? ''),
  ];
  const tokens = [
    ...new Set(texts.flatMap((text) => text.match(/public-token-(?:test|live)-[\w-]+/g) ?? [])),
  ];
  return {
    url,
    headers,
    policies: [headers.get('content-security-policy'), ...metas.map(({ content }) => content)].filter(
      Boolean,
    ),
    scripts,
    texts,
    tokens,
  };
}
