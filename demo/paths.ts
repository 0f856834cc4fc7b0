/** Paths of the site's pages. The server answers them with 200, and the page has a view for each. */
export const PATHS = ['/', '/saved', '/sign-in', '/consent', '/apps', '/passkeys'] as const;

export type SitePath = (typeof PATHS)[number];
