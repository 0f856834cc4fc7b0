/** The WCAG 2.2 criteria of levels A and AA that apply to a widget. */
export const CRITERIA: Readonly<Record<string, string>> = {
  '1.1.1': 'Non-text Content',
  '1.3.1': 'Info and Relationships',
  '1.3.2': 'Meaningful Sequence',
  '1.3.3': 'Sensory Characteristics',
  '1.3.4': 'Orientation',
  '1.3.5': 'Identify Input Purpose',
  '1.4.1': 'Use of Color',
  '1.4.3': 'Contrast (Minimum)',
  '1.4.4': 'Resize Text',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text Contrast',
  '1.4.12': 'Text Spacing',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No Keyboard Trap',
  '2.2.1': 'Timing Adjustable',
  '2.2.2': 'Pause, Stop, Hide',
  '2.4.3': 'Focus Order',
  '2.4.4': 'Link Purpose (In Context)',
  '2.4.6': 'Headings and Labels',
  '2.4.7': 'Focus Visible',
  '2.4.11': 'Focus Not Obscured (Minimum)',
  '2.5.2': 'Pointer Cancellation',
  '2.5.3': 'Label in Name',
  '2.5.8': 'Target Size (Minimum)',
  '3.1.2': 'Language of Parts',
  '3.2.1': 'On Focus',
  '3.2.2': 'On Input',
  '3.2.4': 'Consistent Identification',
  '3.3.1': 'Error Identification',
  '3.3.2': 'Labels or Instructions',
  '3.3.3': 'Error Suggestion',
  '3.3.4': 'Error Prevention',
  '3.3.7': 'Redundant Entry',
  '3.3.8': 'Accessible Authentication (Minimum)',
  '4.1.2': 'Name, Role, Value',
  '4.1.3': 'Status Messages',
};

/** Criteria that do not apply: no screen has such content, or only the page around the widget can meet them. */
export const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  '1.2.1 to 1.2.5': 'no audio and no video',
  '1.4.2': 'no audio',
  '1.4.5': 'no images of text except logos',
  '1.4.13': 'nothing opens on hover or focus, except the browser’s own tooltips',
  '2.1.4': 'no shortcuts of single keys',
  '2.3.1': 'nothing flashes',
  '2.4.1, 2.4.2, 2.4.5, 3.1.1, 3.2.3': 'responsibility of the host page',
  '2.5.1, 2.5.4, 2.5.7': 'no gestures, no motion of the device, nothing to drag',
  '3.2.6': 'the widget has no help mechanism',
};

export interface Note {
  criterion: string;
  date: string;
  /** The note for all screens without a test. */
  text: string;
}

/** Notes for screens without a test of the criterion, with the date of the review. */
export const NOTES: readonly Note[] = [
  {
    criterion: '1.3.3',
    date: '2026-11-21',
    text: 'Reviewed: no text refers to a shape, a position or a sound.',
  },
  {
    criterion: '1.3.4',
    date: '2026-11-21',
    text: 'Reviewed: no style and no code depends on the orientation of the device.',
  },
  {
    criterion: '1.4.1',
    date: '2026-11-21',
    text: 'Reviewed in the gallery: errors, notices and the chosen tab have words, a mark or a line in addition to their colour.',
  },
  {
    criterion: '2.5.2',
    date: '2026-11-21',
    text: 'Reviewed: everything acts on click, which the browser can cancel.',
  },
  { criterion: '3.2.2', date: '2026-11-21', text: 'No field submits by itself when it is filled in.' },
  {
    criterion: '3.2.4',
    date: '2026-11-21',
    text: 'Controls with the same function have the same text, because texts have ids (docs/strings.md).',
  },
  {
    criterion: '3.3.3',
    date: '2026-11-21',
    text: 'Reviewed: the widget’s errors have advice; errors of the provider have the provider’s text.',
  },
  { criterion: '3.3.4', date: '2026-11-21', text: 'Nothing on these screens is binding or irreversible.' },
  {
    criterion: '3.3.7',
    date: '2026-11-21',
    text: 'The screen does not ask for data that was entered before.',
  },
];

/** Reviews and tests that are still missing. */
export const NOT_TESTED: readonly string[] = [
  '2026-11-21: no person with a screen reader has used the widget yet (NVDA, JAWS, VoiceOver, TalkBack). [The texts that are read](screen-reader) in each state are taken from Chromium’s accessibility tree, the time of announcements from roles and live regions.',
  '2026-11-22: the keyboard was also tested in Firefox and WebKitGTK, everything else in Chromium only. Safari was not tested.',
  '2026-11-21: voice control, switches and screen magnifiers were not tested.',
  '2026-11-21: prompts of third parties (Google One Tap, wallets, the browser’s passkey dialog, captchas) were not reviewed.',
];
