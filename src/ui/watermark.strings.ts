/** Text of the mark below the card. */
export const watermarkStrings = {
  'watermark.altText': 'Powered by PriceRxAuth',
} as const;
