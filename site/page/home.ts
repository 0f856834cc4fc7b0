import { byId } from '../../demo/page/parts/dom';
import { showSignIn } from './demo/account';
import { HOME_ARGS } from './demo/homeArgs';
import { startInbox } from './demo/inbox';
import { openSandbox } from './demo/openSandbox';

const start = async (): Promise<void> => {
  const { widget, client, control } = await openSandbox();
  showSignIn({
    client,
    place: byId('sign-in'),
    mount: (element) =>
      widget.mountLogin({
        client,
        selector: element,
        ...HOME_ARGS,
        callbacks: { onEvent: () => undefined, onError: () => undefined },
      }),
  });
  startInbox(control, byId('messages'), byId('message-count'));
};

start().catch((error: unknown) => {
  byId('sign-in').replaceChildren();
  byId('demo-problem').textContent = error instanceof Error ? error.message : String(error);
  byId('demo-problem').hidden = false;
});
