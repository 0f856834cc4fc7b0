import { locale } from './locales/es';
import { messagesByTag } from './messageGroups';

/** The Spanish messages by id. */
export const messagesOf = messagesByTag(locale);
