import { FirstScreenView, type FirstScreen, type FirstScreenHandlers } from './FirstScreenView';
import type { Child } from './react';
import { createPainter, type Painter } from './toDOM';

export { createPainter };

/** Draws or updates the first screen, with the same views that React renders later. */
export function paintScreen(painter: Painter, screen: FirstScreen, handlers: FirstScreenHandlers): void {
  painter.paint((<FirstScreenView screen={screen} handlers={handlers} />) as unknown as Child);
}

/** Fetches the social buttons as the painter draws them, and what fetches their logos. */
export async function fetchSocialButtons() {
  const [{ SocialButtonsView }, { loadMark, marksOf }] = await Promise.all([
    import(/* webpackChunkName: "social" */ '../../screens/oauth/SocialButtonsView'),
    import(/* webpackChunkName: "social" */ '../../screens/oauth/marks'),
  ]);
  return { View: SocialButtonsView, loadMark, marksOf };
}
