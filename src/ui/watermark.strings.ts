/** Text of the mark below the card. */
export const watermarkStrings = {
  'watermark.altText': 'Powered by <bold>PriceRxAuth</bold>',
} as const;
