import { makeAnswer } from '../../../tests/data/visitors';
import { data } from '../../../tests/fakeServices';
import { linkProject } from '../../../tests/links';
import { rememberSession, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { LINK_LIFETIME_MINUTES, MINUTE_MS, PKCE_PAIRS_KEPT } from '../../domain/constants';
import { restoreSession } from '../session/sessionSync';
import { authenticateMagicLinkByUrl, loginOrCreateByMagicLink } from './magicLinks';

const REDEEM = 'POST /magic_links/authenticate';
const FIELDS = { token: 'link', session_duration_minutes: 30 };

describe('§4 Page address: a link in a browser that has requested a mail', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const REVOKE = 'POST /sessions/revoke';
  const ADDRESS = 'ada@example.com';
  const visitorWith = (email: string, verified: boolean) => {
    const visitor = visitorAt(0, 'session-2');
    return { ...visitor, user: { ...visitor.user, emails: [{ email_id: 'email-1', email, verified }] } };
  };
  const answersWith = (email: string, verified: boolean, token?: string) =>
    linkProject(false, ({ route }) =>
      route === REDEEM ? data(makeAnswer(visitorWith(email, verified), token)) : data({}),
    );
  async function openAfterAsking(project: ReturnType<typeof linkProject>) {
    await project.run(() => loginOrCreateByMagicLink(ADDRESS, {}));
    return project.run(() =>
      authenticateMagicLinkByUrl(FIELDS, function* () {
        return false;
      }),
    );
  }

  it.each([
    ['the requested address', ADDRESS, true, true],
    ['the requested address in other letters', 'Ada@Example.com', true, true],
    ['the requested address, which it has not verified', ADDRESS, false, false],
    ['another address', 'mallory@example.com', true, false],
  ])('an answer whose user has %s', async (_, email, verified, isTaken) => {
    const project = answersWith(email, verified);
    const result = await openAfterAsking(project);
    expect(result?.error?.message.startsWith('This link is for a different account')).toBe(
      isTaken ? undefined : true,
    );
    expect(project.store.getState().session.status).toBe(isTaken ? 'signedIn' : 'signedOut');
    expect(project.services.callsTo(REVOKE)).toHaveLength(isTaken ? 0 : 1);
    expect(project.services.storage.awaitedMails.read('magic_links')).toHaveLength(isTaken ? 0 : 1);
  });

  it.each([
    ['one millisecond before its link expires', -1, 'signedIn'],
    ['when its link expires', 0, 'signedOut'],
  ])('a mark %s', async (_, late, status) => {
    holdTime();
    const project = answersWith(ADDRESS, true);
    await project.run(() => loginOrCreateByMagicLink(` ${ADDRESS} `, {}));
    const asked = jest.fn();
    await jest.advanceTimersByTimeAsync(LINK_LIFETIME_MINUTES * MINUTE_MS + late);
    await project.run(() =>
      authenticateMagicLinkByUrl(FIELDS, function* () {
        asked();
        return false;
      }),
    );
    expect(project.store.getState().session.status).toBe(status);
    expect(asked).toHaveBeenCalledTimes(status === 'signedIn' ? 0 : 1);
  });

  it('keeps the marks of the latest mails', async () => {
    const { run, services } = answersWith(ADDRESS, true);
    for (let mail = 0; mail < PKCE_PAIRS_KEPT + 2; mail += 1)
      await run(() => loginOrCreateByMagicLink(ADDRESS, {}));
    expect(services.storage.awaitedMails.read('magic_links')).toHaveLength(PKCE_PAIRS_KEPT);
  });

  it('stores no address in the mark', async () => {
    const { run, services } = answersWith(ADDRESS, true);
    await run(() => loginOrCreateByMagicLink(ADDRESS, {}));
    await run(() => loginOrCreateByMagicLink(ADDRESS, {}));
    const marks = services.storage.awaitedMails.read('magic_links');
    expect(JSON.stringify(marks)).not.toMatch(/@|example/);
    expect(new Set(marks.map(({ hash }) => hash)).size).toBe(2);
  });

  it('in HttpOnly mode the visitor whose cookies were replaced is signed out', async () => {
    const project = answersWith('mallory@example.com', true, '');
    rememberSession(project.services);
    await project.run(restoreSession);
    await openAfterAsking(project);
    expect(project.services.callsTo(REVOKE)).toHaveLength(1);
    expect(project.store.getState().session.status).toBe('signedOut');
  });
});
