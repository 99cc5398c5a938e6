import { postLog } from '@trolley/contract';
import type { RootOptions } from 'react-dom/client';
import type { Call } from '../api/call.ts';
import { onError, raiseError } from './errorHooks.ts';
import { createReports } from './reports.ts';

/** Reports every uncaught error of the page. */
export function watchErrors(page: Window, call: Call): void {
  const report = createReports((body) => call(postLog, { body }));
  onError(report);
  page.addEventListener('error', ({ error, message }) => raiseError(error ?? message, { during: 'page' }));
  page.addEventListener('unhandledrejection', ({ reason }) => raiseError(reason, { during: 'page' }));
}

const raiseFromReact = (error: unknown) => raiseError(error, { during: 'render' });

/** React's own error callbacks. */
export const reactErrors: RootOptions = {
  onCaughtError: raiseFromReact,
  onUncaughtError: raiseFromReact,
  onRecoverableError: raiseFromReact,
};
