import type { Message } from '../state/project/messages';
import { messageSeq } from '../state/project/messages';
import type { Project } from '../state/project/projects';
import { isRedirectTo } from '../verify/redirectUrls';
import type { Shape } from '../verify/schema';
import type { ControlContext } from './controlCall';
import { checkInput, knownProject, PUBLIC_TOKEN, wrong } from './controlCall';

const QUERY = { ...PUBLIC_TOKEN, to: { type: 'string' }, after: { type: 'string' } } as const satisfies Shape;
const SCAN = { message_id: { type: 'string', required: true } } as const satisfies Shape;
const MOST_REDIRECTS = 10;

export interface MessageQuery {
  public_token: string;
  to?: string;
  after?: string;
}

export function messageControl({ transact, origin, consentUrl, fetchAsScanner }: ControlContext) {
  /** Opens only URLs that the project allows: a mail could otherwise make the sandbox call any address of this machine. */
  function isOpened(project: Project, url: string): boolean {
    if (url.startsWith(`${origin}/`)) return true;
    if (project.redirect_urls) return isRedirectTo(url, project.redirect_urls);
    return new URL(url).origin === new URL(project.consent_url ?? consentUrl).origin;
  }

  /** Follows one link and its redirects. Stops at the first URL that cannot be fetched, as mail scanners do. */
  async function walk(project: Project, start: string): Promise<string[]> {
    const visited: string[] = [];
    let url: string | null = start;
    while (url !== null && isOpened(project, url) && visited.length <= MOST_REDIRECTS) {
      visited.push(url);
      const response: Response | null = await fetchAsScanner(url).catch(() => null);
      const location: string | null = response?.headers.get('Location') ?? null;
      url = location !== null && URL.canParse(location, url) ? new URL(location, url).href : null;
    }
    return visited;
  }

  return {
    /** The messages that were sent, oldest first. */
    async messages(query: MessageQuery): Promise<{ messages: Message[] }> {
      const { public_token, to, after } = checkInput(query, QUERY);
      const seq = after === undefined ? 0 : messageSeq(after);
      if (seq === null) return wrong(`after "${after}" should be the id of a message, such as "message-12".`);
      return transact(async (state) => {
        await knownProject(state, public_token);
        return { messages: await state.messages.list(public_token, { to, after: seq }) };
      });
    },

    async clearMessages(input: { public_token: string }): Promise<Record<string, never>> {
      const { public_token } = checkInput(input, PUBLIC_TOKEN);
      await transact(async (state) => {
        await knownProject(state, public_token);
        await state.messages.clear(public_token);
      });
      return {};
    },

    /** Opens every link of a message as a mail scanner does before the visitor: the link and the redirect URL behind it. */
    async scan(input: { message_id: string }): Promise<{ visited: string[] }> {
      const { message_id } = checkInput(input, SCAN);
      const found = await transact(async (state) => {
        const sent = await state.messages.find(message_id);
        return sent && { ...sent, project: await knownProject(state, sent.public_token) };
      });
      if (!found) return wrong(`message_id "${message_id}" does not exist. See GET /sandbox/v1/messages.`);
      const visited: string[] = [];
      for (const { url } of found.message.links ?? []) visited.push(...(await walk(found.project, url)));
      return { visited };
    },
  };
}
