/** `npm run test:more` runs samples of its largest tables, and with `PRICERX_ALL=1` every row. */
export const RUNS_ALL = Boolean(process.env['PRICERX_ALL']);
