import { messageLanguage } from '../../messages/languages';
import type { Call } from '../route';

/**
 * In which language a message is written, and for whom.
 * @param locale of the call; without one that is known, the project's.
 */
export const addressing = ({ project, visitor }: Call, locale?: string) => ({
  language: messageLanguage(locale) ?? messageLanguage(project.messages.locale) ?? 'en',
  project: project.bootstrap.project_name ?? new URL(visitor.page).hostname,
});
