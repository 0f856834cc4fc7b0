import { setCookiesOf } from '../routes/transport/cookies';
import type { Sandbox } from '../sandboxOn';
import type { openCookies } from './cookies';
import { sandboxRequest } from './requests';

/** Answers a page's request, with the headers and the cookies that the browser adds to requests over the network. */
export async function answerBy(
  { handle }: Pick<Sandbox, 'handle'>,
  request: Request,
  cookies: ReturnType<typeof openCookies>,
): Promise<Response> {
  const response = await handle(await sandboxRequest(request, location.origin, await cookies.header()));
  await cookies.keep(setCookiesOf(response));
  return response;
}
