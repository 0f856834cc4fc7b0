import type { OAuthProvider } from '../../domain/enums';
import type { Mark } from '../../screens/oauth/marks/mark';
import { SocialButtonsView } from '../../screens/oauth/SocialButtonsView';
import { messageFormatter } from '../../ui/text/messageFormatter';
import { FirstScreenView, type FirstScreen, type FirstScreenHandlers } from './FirstScreenView';
import type { Child } from './react';
import { treeOf, type TreeNode } from './tree';

const nothing = (): void => undefined;
const NO_HANDLERS: FirstScreenHandlers = { dispatch: nothing, onRetry: nothing, onRetryParts: nothing };

/** What a server knows of a first screen. */
export interface WrittenScreen extends Omit<FirstScreen, 'formatter' | 'social' | 'isStatic'> {
  /** All logos, when social buttons are shown. */
  marks: { readonly [provider in OAuthProvider]?: Mark } | null;
}

/** The tree of a first screen for HTML, of the same views that the entry paints. */
export function treeOfScreen({ marks, ...screen }: WrittenScreen): TreeNode[] {
  const written: FirstScreen = {
    ...screen,
    formatter: messageFormatter,
    social: marks && { View: SocialButtonsView, marks },
    isStatic: true,
  };
  return treeOf((<FirstScreenView screen={written} handlers={NO_HANDLERS} />) as unknown as Child);
}
