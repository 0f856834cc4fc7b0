/** This site's own project at the provider; its sessions name it as their audience. */
export const PROJECT = { publicToken: 'public-token-test-sandbox', id: 'project-test-sandbox' } as const;
