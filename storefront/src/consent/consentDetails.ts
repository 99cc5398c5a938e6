import { getConsentDetails } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import { memoizeAsync } from '../shell/memoizeAsync.ts';

/** Categories, cookies, scripts and words; fetched once, where they are needed. */
export const loadConsentDetails = memoizeAsync(() => call(getConsentDetails, {}));
