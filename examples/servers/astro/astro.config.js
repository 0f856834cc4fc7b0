import node from '@astrojs/node';

export default {
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  // Without the site's names, Astro refuses the forms of its own pages.
  security: { allowedDomains: [{ hostname: 'localhost' }] },
};
