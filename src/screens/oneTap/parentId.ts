/** Google's script looks its parent up by this id. */
export const PARENT_ID = 'google-parent-prompt';
