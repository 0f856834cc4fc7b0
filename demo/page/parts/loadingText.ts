import { words } from '../language/language';
import { el } from './dom';

/** The text that is shown while data is loading. */
export const loadingText = (): HTMLElement => el('p', { class: 'soft', role: 'status' }, words('Loading…'));
