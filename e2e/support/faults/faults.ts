import { BROWSER_FAULTS } from './browserFaults';
import { CALL_FAULTS } from './callFaults';
import type { Fault } from './fault';
import { SCRIPT_FAULTS } from './scriptFaults';

export const FAULTS: Fault[] = [...CALL_FAULTS, ...SCRIPT_FAULTS, ...BROWSER_FAULTS];
