// The page inside a frame of the playground: the widget with the chosen options and a sandbox in the browser.
import { byId, el } from '../../demo/page/parts/dom';
import { readChoice } from '../../playground/address';
import type { Choice } from '../../playground/choice';
import { chosenArgs } from '../../playground/mountArgs';
import { showSignIn } from './demo/account';
import { openSandbox } from './demo/openSandbox';
import { supportsCss } from '../../src/browser/page/supportsCss';

const read = (search: string): Choice => readChoice(search, supportsCss);

let choice = read(location.search);

const showPage = ({ direction, language, page }: Choice): void => {
  const { documentElement: html } = document;
  html.dir = direction;
  html.lang = language;
  html.dataset.theme = page;
};

const start = async (): Promise<void> => {
  showPage(choice);
  const { widget, client } = await openSandbox();
  const shown = showSignIn({
    client,
    place: byId('sign-in'),
    mount: (element) => {
      try {
        return widget.mountLogin({
          client,
          selector: element,
          ...(chosenArgs(choice) as { config: Record<string, unknown> }),
          callbacks: { onEvent: () => undefined, onError: () => undefined },
        });
      } catch (error) {
        element.append(el('p', { class: 'notice notice--bad' }, (error as Error).message));
        return { unmount: () => element.replaceChildren() };
      }
    },
  });
  addEventListener('message', ({ origin, data }: MessageEvent<{ choice?: unknown } | null>) => {
    // Tools such as axe send messages of their own to every frame.
    const next = data?.choice;
    if (origin !== location.origin || typeof next !== 'string') return;
    choice = read(next);
    showPage(choice);
    shown.remount();
  });
  // The choice may have changed while the sandbox started.
  parent.postMessage('ready', location.origin);
};

start().catch((error: unknown) => {
  byId('sign-in').replaceChildren(
    el('p', { class: 'notice notice--bad', role: 'alert' }, error instanceof Error ? error.message : ''),
  );
});
