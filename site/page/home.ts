import { byId } from '../../demo/page/parts/dom';
import { WIDGET_LOOK } from '../../demo/page/session/widgetColors';
import { chosenArgs } from '../../playground/mountArgs';
import { DEFAULT_CHOICE } from '../../playground/choice';
import { showSignIn } from './demo/account';
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
        config: { ...chosenArgs(DEFAULT_CHOICE).config },
        styles: WIDGET_LOOK,
        colorScheme: 'auto',
        callbacks: { onEvent: () => undefined, onError: () => undefined },
      }),
  });
  startInbox(control, byId('messages'), byId('message-count'));
};

start().catch((error: unknown) => {
  byId('demo-problem').textContent = error instanceof Error ? error.message : String(error);
  byId('demo-problem').hidden = false;
});
