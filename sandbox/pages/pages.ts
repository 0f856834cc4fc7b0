import type { Hono } from 'hono';
import type { Control } from '../control';
import type { Transact } from '../state/state';

export function addPages(_app: Hono, _transact: Transact, _control: Control): void {}
