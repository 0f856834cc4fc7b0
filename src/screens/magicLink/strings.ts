export const magicLinkStrings = {
  'emailConfirmation.title': 'Check your email',
  'emailConfirmation.content': 'An email was sent to <bold>{email}</bold>.',
  'emailConfirmation.instruction':
    'Open it and press the link to sign in. To use a different address, choose “Try again”.',
  'emailConfirmation.otherAddress': 'Try again',
  'link.openInGmail': 'Open in Gmail',
  'link.openInYahoo': 'Open in Yahoo Mail',
  'link.openInOutlook': 'Open in Outlook',
  'linkElsewhere.title': 'Open the link where you started',
  'linkElsewhere.content':
    'This link was asked for in another browser or on another device, and for your safety it only works there. Open it there, or sign in here another way.',
  'linkElsewhere.newLink': 'Send a new link',
  'linkElsewhere.useCode': 'Use a code instead',
} as const;
