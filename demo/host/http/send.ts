import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressReply } from './compress';
import { problem } from './reply';
import type { Reply } from './reply';

/** Sends the reply, or the reply of `failed` when `reply` is rejected. */
export const sendReply = async (
  request: IncomingMessage,
  response: ServerResponse,
  reply: Promise<Reply>,
  failed: (error: unknown) => Reply,
): Promise<void> => {
  const answer = await reply.catch(failed);
  const { status, headers, body } = await compressReply(
    answer,
    request.headers['accept-encoding']?.toString(),
  );
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
};

export const serverError = (): Reply => problem(500, 'server_error', 'Something went wrong here. Try again.');
