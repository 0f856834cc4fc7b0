import type { SandboxPage } from '../sandbox';

interface ScriptGlobals {
  grecaptcha?: unknown;
  GetTelemetryID?: unknown;
}

/**
 * jsdom does not load script elements. This fetches them from the sandbox, runs them, and fires `load` or `error`.
 * `blocked` makes each fail, as a content blocker does.
 */
export function loadScripts(page: SandboxPage, { blocked = false } = {}): { urls: string[] } {
  const urls: string[] = [];
  const { append } = document.head;
  async function load(script: HTMLScriptElement): Promise<void> {
    urls.push(script.src);
    try {
      if (blocked) throw new Error('blocked');
      const inline = document.createElement('script');
      inline.textContent = await (await fetch(script.src)).text();
      append.call(document.head, inline);
      script.dispatchEvent(new Event('load'));
    } catch {
      script.dispatchEvent(new Event('error'));
    }
  }
  document.head.append = function (...nodes: (Node | string)[]) {
    append.apply(this, nodes);
    for (const node of nodes) if (node instanceof HTMLScriptElement) void load(node);
  };
  page.onCleanUp(() => {
    document.head.append = append;
    document.head.querySelectorAll('script').forEach((script) => script.remove());
    const globals = globalThis as ScriptGlobals;
    delete globals.grecaptcha;
    delete globals.GetTelemetryID;
  });
  return { urls };
}
