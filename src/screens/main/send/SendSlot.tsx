import type { SlotProps } from '../../flows/flow';
import { EmailSuggestion } from './EmailSuggestion';
import { PhoneQuestion } from './PhoneQuestion';

/** What the flow adds to the form: below the email field, and below the form's button. */
export const SendSlot = ({ isLast }: SlotProps) => (isLast ? <PhoneQuestion /> : <EmailSuggestion />);
