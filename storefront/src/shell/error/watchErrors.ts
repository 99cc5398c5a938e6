import { postLog } from '@trolley/contract';
import type { RootOptions } from 'react-dom/client';
import type { Call } from '../api/call.ts';
import { onError, raiseError } from './errorHooks.ts';
import { createReports } from './reports.ts';

/** Reports every error of the page that nobody has dealt with. */
export function watchErrors(page: Window, call: Call): void {
  const report = createReports((body) => call(postLog, { body }));
  onError(report);
  page.addEventListener('error', ({ error, message }) => raiseError(error ?? message, { during: 'page' }));
  page.addEventListener('unhandledrejection', ({ reason }) => raiseError(reason, { during: 'page' }));
}

const raiseFromReact = (error: unknown) => raiseError(error, { during: 'render' });

/** Errors that React came upon, caught by a boundary or not. */
export const reactErrors: RootOptions = {
  onCaughtError: raiseFromReact,
  onUncaughtError: raiseFromReact,
  onRecoverableError: raiseFromReact,
};
