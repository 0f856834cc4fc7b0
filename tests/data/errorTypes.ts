import { REFUSALS } from '../../sandbox/verify/refusals';

const OF_SERVERS =
  'user_not_found bad_request session_authorization_error password_not_found invalid_hash password_already_exists duplicate_external_id not_in_sandbox';

/** The sandbox's error types, without those that only calls of a site's server are answered with. */
export const ERROR_TYPES = Object.keys(REFUSALS).filter((type) => !OF_SERVERS.split(' ').includes(type));
