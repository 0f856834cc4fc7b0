import { sitePath } from './sitePath';
import { TOKEN_PARAMETERS, tokenTypeOf } from './urlToken';

/** What frameworks add to a page's path when a script fetches its data: SvelteKit, Nuxt, Next.js, React Router. */
const DATA_PATHS: readonly [RegExp, string][] = [
  [/\/_root\.data$/, '/'],
  [/\.html__data\.json$/, '.html'],
  [/\/(__data|_payload)\.json$/, ''],
  [/^\/_next\/data\/[^/]+(?:\/index)?(\/.+|)\.json$/, '$1'],
  [/\.data$/, ''],
];
const DATA_PARAMETERS = /^(_rsc|_data|_routes|x-sveltekit-.*)$/;

/**
 * The path of the page that an address belongs to: without the token of a link and without what frameworks add to fetch its data.
 * @param isPage whether the browser shows the answer, so that the path is the page's own
 */
export function pagePath({ pathname, searchParams, search }: URL, isPage: boolean): string | null {
  const ofLink: readonly string[] = tokenTypeOf(searchParams) === null ? [] : TOKEN_PARAMETERS;
  const names = [...searchParams.keys()].filter(
    (name) => DATA_PARAMETERS.test(name) || ofLink.includes(name),
  );
  const query = new URLSearchParams(searchParams);
  for (const name of names) query.delete(name);
  const [pattern, rest] = (!isPage && DATA_PATHS.find(([each]) => each.test(pathname))) || [/^$/, ''];
  const path = pathname.replace(pattern, rest) || '/';
  // Without a change the query stays as it was written.
  return sitePath(path + (names.length === 0 ? search : `?${query}`.replace(/^\?$/, '')));
}
