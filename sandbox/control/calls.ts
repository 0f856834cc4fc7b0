import type { Control } from '../control';

/** The HTTP method and the path of each control call, below /sandbox/v1. */
export const CONTROL_CALLS = {
  health: ['GET', '/health'],
  createProject: ['POST', '/projects'],
  addOAuthClient: ['POST', '/oauth_clients'],
  createUser: ['POST', '/users'],
  users: ['GET', '/users'],
  createToken: ['POST', '/tokens'],
  createExpiredJwt: ['POST', '/expired_jwts'],
  messages: ['GET', '/messages'],
  clearMessages: ['DELETE', '/messages'],
  addFault: ['POST', '/faults'],
  clearFaults: ['DELETE', '/faults'],
  requireCaptcha: ['POST', '/captcha'],
  advanceClock: ['POST', '/clock'],
  requests: ['GET', '/requests'],
  events: ['GET', '/events'],
  scan: ['POST', '/scan'],
  deleteData: ['DELETE', '/data'],
} as const satisfies Record<keyof Control, readonly [method: 'GET' | 'POST' | 'DELETE', path: string]>;

export const CONTROL_BASE = '/sandbox/v1';
