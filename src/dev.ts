export { recordVisit, type RecordOptions, type VisitRecorder } from './dev/recordVisit';
export { playVisit, type PlayedVisit, type PlayedWidget, type PlayOptions } from './dev/playVisit';
export { readVisit } from './domain/visit/readVisit';
export type { Visit } from './domain/visit/visit';
