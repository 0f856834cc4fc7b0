import { messageLanguage } from '../../messages/languages';
import type { Call } from '../route';

/**
 * The language of a message, and the name of its sender.
 * @param locale the locale of the call. A missing or unknown locale is replaced by the project's.
 */
export const addressing = ({ project, visitor }: Call, locale?: string) => ({
  language: messageLanguage(locale) ?? messageLanguage(project.messages.locale) ?? 'en',
  project: project.bootstrap.project_name ?? new URL(visitor.page).hostname,
});
