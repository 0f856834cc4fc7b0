import TerserPlugin from 'terser-webpack-plugin';

/** Chunks of texts have the name of their language: pricerx-auth.es.0123abcd.js, esm/ptBR.0123abcd.js. */
export const LANGUAGE_FILE = /(^|[./])[a-z]{2}([A-Z][A-Za-z]+)?\.[\da-f]+\.js$/;

/** swc's minifier takes a tenth of terser's time, and its output is 1.5 kB smaller here. Licence comments go to a separate file. */
const minifier = ({ format, ...files }) =>
  new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own.
    parallel: false,
    extractComments: true,
    terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 6 }, format },
  });

/**
 * A script with one character outside Latin-1 takes two bytes of a browser's memory for each character, so code is ASCII. Texts in
 * another script are smaller with their own letters, also compressed; webpack loads chunks as UTF-8 whatever the page's encoding.
 */
export const MINIFIERS = [
  minifier({ exclude: LANGUAGE_FILE, format: { ascii_only: true } }),
  minifier({ include: LANGUAGE_FILE, format: { ascii_only: false } }),
];
