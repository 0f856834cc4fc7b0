import type { Selectable } from 'kysely';
import { contactKey } from '../../verify/contacts/contacts';
import { rfc3339 } from '../clock';
import type { Channel } from '../factors/codes';
import type { Database, Tables } from '../database/tables';

export interface MessageLink {
  /** The `stytch_token_type` parameter of the link. */
  rel: string;
  url: string;
}

export interface MessageContent {
  subject?: string;
  text: string;
  html?: string;
  code?: string;
  links?: MessageLink[];
}

export interface Message extends MessageContent {
  id: string;
  channel: Channel;
  to: string;
  sent_at: string;
}

const idOf = (seq: number): string => `message-${seq}`;

/** The sequence number in a message id; null for an invalid id. */
export const messageSeq = (id: string): number | null => {
  const digits = /^message-(\d{1,15})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
};

function read(row: Selectable<Tables['messages']>): Message {
  return {
    id: idOf(row.seq),
    channel: row.channel,
    to: row.recipient,
    ...(row.subject !== null && { subject: row.subject }),
    text: row.text,
    ...(row.html !== null && { html: row.html }),
    ...(row.code !== null && { code: row.code }),
    ...(row.links !== null && { links: JSON.parse(row.links) as MessageLink[] }),
    sent_at: rfc3339(row.sent_at),
  };
}

export const messageRepository = (db: Database, now: number) => ({
  async deliver(publicToken: string, channel: Channel, to: string, content: MessageContent): Promise<void> {
    await db
      .insertInto('messages')
      .values({
        public_token: publicToken,
        channel,
        recipient: to,
        recipient_key: contactKey(to),
        subject: content.subject ?? null,
        text: content.text,
        html: content.html ?? null,
        code: content.code ?? null,
        links: content.links ? JSON.stringify(content.links) : null,
        sent_at: now,
      })
      .execute();
  },

  /** The newest messages up to `limit`, in the order oldest first. */
  async list(
    publicToken: string,
    { to, after = 0, limit = 1_000 }: { to?: string; after?: number; limit?: number },
  ) {
    let query = db
      .selectFrom('messages')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('seq', '>', after);
    if (to !== undefined) query = query.where('recipient_key', '=', contactKey(to));
    const rows = await query.orderBy('seq', 'desc').limit(limit).execute();
    return rows.reverse().map(read);
  },

  async find(id: string): Promise<{ public_token: string; message: Message } | null> {
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('seq', '=', messageSeq(id) ?? -1)
      .executeTakeFirst();
    return row ? { public_token: row.public_token, message: read(row) } : null;
  },

  async clear(publicToken: string): Promise<void> {
    await db.deleteFrom('messages').where('public_token', '=', publicToken).execute();
  },
});
