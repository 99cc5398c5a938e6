import { type ClientReport, withoutUnfit } from '@trolley/contract';
import { ApiError } from '../api/apiError.ts';

/** One broken page must not flood the log. */
const mostPerPage = 10;
const longest = 4000;

/** Sends errors to the log endpoint: each once, a limited number, and without waiting for the response. */
export function createReports(send: (report: ClientReport) => Promise<unknown>): (error: unknown) => void {
  const seen = new Set<string>();
  return (thrown) => {
    if (!isWorthReporting(thrown)) return;
    const report = reportOf(thrown);
    const key = `${report.message}\n${report.error}`;
    if (seen.has(key) || seen.size >= mostPerPage) return;
    seen.add(key);
    send(report).catch(() => undefined);
  };
}

export function reportOf(error: unknown): ClientReport {
  if (!(error instanceof Error)) return { error: 'Error', message: reported(String(error)) };
  return { error: reported(error.stack || error.name), message: reported(`${error.name}: ${error.message}`) };
}

/** As the log endpoint takes it: within its limits, without characters it refuses. */
const reported = (text: string) => withoutUnfit(text.slice(0, longest));

/** Not reported: refusals, which the server has logged, aborted calls, and connection errors. */
function isWorthReporting(error: unknown): boolean {
  return !(error instanceof ApiError || (error instanceof Error && error.name === 'AbortError'));
}
