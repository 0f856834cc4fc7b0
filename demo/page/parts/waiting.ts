import { el } from './dom';

/** Stands where something is on its way. */
export const waiting = (): HTMLElement => el('p', { class: 'soft', role: 'status' }, 'Loading…');
