import { useMessages } from '../../ui/text/messages';
import { sharedStrings } from '../../ui/text/shared.strings';
import { useWidget } from './hooks';

/** The way that signed in last in this browser, as Main marks it. */
export const useLastUsed = (): string | null =>
  useWidget(
    ({ screens }) => (screens['widget/main'] as { lastUsed: string | null } | undefined)?.lastUsed ?? null,
  );

/** The badge of a button on Main, for its way. */
export function useLastUsedBadge(way: string): string | undefined {
  const t = useMessages(sharedStrings);
  return useLastUsed() === way ? t('lastUsed.label') : undefined;
}
