export const watermarkStrings = {
  'watermark.altText': 'Powered by <bold>PriceRxAuth</bold>',
} as const;
