import { watchAttendance } from '../session/attendance.ts';
import { whenRenewed } from '../session/endedSession.ts';
import { type CallStudio, createCallStudio } from './createCallStudio.ts';

/** Calls an endpoint of the contract: `await callStudio(listStaff, { query: {} })`. */
export const callStudio: CallStudio = createCallStudio({
  fetch: (url, init) => window.fetch(url, init),
  cookies: () => document.cookie,
  uuid: () => crypto.randomUUID(),
  now: () => Date.now(),
  isAttended: watchAttendance(window),
  sessionEnded: whenRenewed,
});
