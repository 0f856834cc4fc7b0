import * as widget from '../../src/index';
import { readVisit } from '../../src/domain/visit/readVisit';
import type { Visit } from '../../src/domain/visit/visit';
import { playVisit } from '../../src/dev/playVisit';
import { recordVisit } from '../../src/dev/recordVisit';
import { makeClient, renderPasswordReset, renderWidget } from '../renderWidget';
import type { SandboxPage } from '../sandbox';

/** Mounts a widget whose visit is recorded. */
export function renderRecorded(
  page: SandboxPage,
  { passwordResetToken, ...args }: Partial<widget.LoginArgs> & { passwordResetToken?: string },
) {
  const client = makeClient(page);
  const recorder = recordVisit(client);
  const visitor =
    passwordResetToken === undefined
      ? renderWidget(page, { client, ...args })
      : renderPasswordReset(page, { client, passwordResetToken, ...args });
  return {
    ...visitor,
    /** Unmounts the widget and returns the visit as read from a file. */
    async end(): Promise<Visit> {
      await page.idle();
      const visit = readVisit(JSON.parse(JSON.stringify(recorder.stop())));
      visitor.mount.unmount();
      client.destroy();
      return visit;
    },
  };
}

/** Plays a visit to its end. */
export async function play(visit: Visit) {
  const { played, expected, end } = await playVisit(visit, { widget });
  end();
  return { played, expected };
}
