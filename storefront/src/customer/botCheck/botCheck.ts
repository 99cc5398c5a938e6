import { call } from '../../shell/api/api.ts';
import { bypassKey } from '../../shell/session/bypassKey.ts';
import { createBotCheck } from './createBotCheck.ts';
import { loadRecaptcha } from './recaptcha.ts';
import { solveChallenge } from './solveChallenge.ts';

/** The bot check of this visit. */
export const botCheck = createBotCheck({
  call,
  solve: solveChallenge,
  recaptcha: (siteKey) => loadRecaptcha(siteKey),
  bypassKey: () => bypassKey(sessionStorage),
  now: () => Date.now(),
});
