export const watermarkStrings = {
  // Text of a logo below the widget. Do not translate the name.
  'watermark.altText': 'Powered by <bold>PriceRxAuth</bold>',
} as const;
