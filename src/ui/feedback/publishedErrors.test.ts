import { isNoVisitors, PUBLISHED_ERROR_TYPES } from '../../../tests/data/publishedErrorTypes';
import type { AuthError } from '../../domain/errors/errors';
import { englishGroups } from '../text/englishGroups';
import { errorMessage } from './errorMessage';

const THEIRS = 'Zzz.';
const textOf = (error_type: string): string => {
  const fields = { status_code: 400, error_type, error_message: THEIRS, error_url: '', request_id: 'r' };
  const error: AuthError = { kind: 'api', message: THEIRS, ...fields };
  return errorMessage(error).message;
};

/** "Something did not work": no text of its own. docs/errors.md names these types. */
const GENERIC = ['invalid_pkce_code_challenge', 'route_not_found', 'unknown_error'];

describe('§8 Error texts: the provider’s published error types', () => {
  it('are some hundreds, and most are of its other products', () => {
    expect(PUBLISHED_ERROR_TYPES.length).toBeGreaterThan(700);
    expect(PUBLISHED_ERROR_TYPES).toContain('too_many_unverified_factors');
  });

  it('each that a visitor can cause has a text of the widget, which says more than that something failed', () => {
    const ofVisitors = PUBLISHED_ERROR_TYPES.filter((type) => textOf(type) !== THEIRS || !isNoVisitors(type));
    expect(ofVisitors.filter((type) => textOf(type) === THEIRS)).toEqual([]);
    expect(
      ofVisitors.filter((type) => textOf(type) === englishGroups.requestNotProcessed).toSorted(),
    ).toEqual(GENERIC);
    expect(ofVisitors.length).toBeGreaterThan(150);
  });

  it.each([
    ['too_many_unverified_factors', 'Too many addresses or numbers are not confirmed.'],
    ['downstream_carrier_error', 'We could not send a message to this number.'],
    ['server_unavailable', 'This is not available right now.'],
    ['ad_blocker_detected', 'We could not complete the security check.'],
    ['invalid_public_key_credential_missing_id_field', 'Your passkey did not work.'],
    ['bad_domain_for_stytch_sdk', 'This site is not set up correctly.'],
  ])('%s: %s', (type, beginning) => {
    expect(textOf(type).startsWith(beginning)).toBe(true);
  });
});
