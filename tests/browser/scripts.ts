import type { SandboxPage } from '../sandbox';

interface ScriptGlobals {
  grecaptcha?: unknown;
  GetTelemetryID?: unknown;
}

/**
 * jsdom does not load script elements. This fetches their paths from the sandbox, runs them, and fires `load` or `error`.
 * `blocked` makes each fail, as a content blocker does.
 */
export function loadScripts(page: SandboxPage, { blocked = false } = {}): { urls: string[] } {
  const urls: string[] = [];
  async function load(script: HTMLScriptElement): Promise<void> {
    urls.push(script.src);
    try {
      if (blocked) throw new Error('blocked');
      const { pathname, search } = new URL(script.src);
      const inline = document.createElement('script');
      inline.textContent = await (await fetch(page.sandbox.origin + pathname + search)).text();
      document.head.append(inline);
      script.dispatchEvent(new Event('load'));
    } catch {
      script.dispatchEvent(new Event('error'));
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src) void load(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  page.onCleanUp(() => {
    observer.disconnect();
    document.head.querySelectorAll('script').forEach((script) => script.remove());
    const globals = globalThis as ScriptGlobals;
    delete globals.grecaptcha;
    delete globals.GetTelemetryID;
  });
  return { urls };
}
