import { reactOnPage } from '../../browser/page/sharedOnPage';

const loadOwn = async () => (await import(/* webpackChunkName: "reactDom" */ '../app/ownReact')).ownReact;

/** Loads the host's React if there is one, else the package's own. The first one that is loaded serves all widgets. */
export async function loadReact(): Promise<void> {
  const page = reactOnPage();
  if (page.modules) return;
  const modules = await (page.load?.().catch(loadOwn) ?? loadOwn());
  page.modules ??= modules;
}
