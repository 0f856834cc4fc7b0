/** Id by which Google's script finds the parent element. */
export const PARENT_ID = 'google-parent-prompt';
