import webpack from 'webpack';

/** The React components import the public entry points, as a host does. */
const ENTRY_POINTS = { '../headless': './headless.js', '../index': './index.js' };
const REACT_COMPONENTS = /[\\/]src[\\/]react[\\/]/;

/** The file of an entry point that a React component imports; undefined for every other import. */
export const entryPointOf = (request, issuer) =>
  REACT_COMPONENTS.test(issuer) ? ENTRY_POINTS[request] : undefined;

/** For frameworks with server components, such as Next.js. The minifier would remove the directive. */
export const useClient = new webpack.BannerPlugin({
  banner: "'use client';",
  raw: true,
  include: /^react\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
