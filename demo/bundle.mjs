import path from 'node:path';

/** demo/dist: the scripts of the host page. Like any host it compiles no views twice. */
export const demoBundle = (common, constants) => ({
  ...common,
  devtool: 'source-map',
  entry: {
    firstPaint: './demo/page/firstPaint.ts',
    main: './demo/page/main.ts',
    // Records the widget's store. Loaded only in pages with the developer panel.
    recorder: './demo/page/developer/timeTravel/recorder.ts',
  },
  output: {
    path: path.join(common.context, 'demo/dist'),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    publicPath: '/page/',
    uniqueName: 'pricerx-demo',
    // The same policy name is in demo/host/headers.ts.
    trustedTypes: { policyName: 'pricerx-demo', onPolicyCreationFailure: 'continue' },
    clean: true,
  },
  plugins: [constants],
});
