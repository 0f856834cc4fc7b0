import { locale } from './locales/es';
import { messagesById } from './messageGroups';

/** The Spanish messages by id. */
export const messages = messagesById(locale);
