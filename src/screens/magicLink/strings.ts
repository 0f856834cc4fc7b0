import {
  ASKED_ELSEWHERE,
  CAN_TAKE_A_MINUTE,
  CHECK_YOUR_EMAIL,
  OPEN_WHERE_REQUESTED,
} from '../../ui/text/sharedEnglish';

export const magicLinkStrings = {
  // Title, after an email with a login link was sent.
  'emailConfirmation.title': CHECK_YOUR_EMAIL,
  // Sentence below the title. {email}: the visitor’s address.
  'emailConfirmation.content': 'An email was sent to <bold>{email}</bold>.',
  // Sentences after the one above. Only the English button needs the second one: leave it out.
  'emailConfirmation.instruction':
    'Open the link in it to log in. To use a different address, choose “Try again”.',
  // Sentences below those.
  'emailConfirmation.hint': CAN_TAKE_A_MINUTE,
  // Button that leads back to the field for an address. Say “use a different address”: the English text is fixed. At most 40 characters.
  'emailConfirmation.otherAddress': 'Try again',
  // Link to a mail service. Keep the name. At most 40 characters.
  'link.openInGmail': 'Open in Gmail',
  'link.openInYahoo': 'Open in Yahoo Mail',
  'link.openInOutlook': 'Open in Outlook',
  // Title, after a link was opened in another browser than the one that requested it.
  'linkElsewhere.title': OPEN_WHERE_REQUESTED,
  // Sentences below the title.
  'linkElsewhere.content': ASKED_ELSEWHERE,
  // Button. At most 40 characters.
  'linkElsewhere.newLink': 'Send a new link',
  // Button that leads to the form for a code. None was sent yet. At most 40 characters.
  'linkElsewhere.useCode': 'Use a code instead',
} as const;
