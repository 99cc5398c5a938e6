import { type ClientReport, withoutUnfit } from '@trolley/contract';
import { ApiError } from '../api/apiError.ts';

/** One broken page must not flood the log. */
const mostPerPage = 10;
const longest = 4000;

/** Sends errors to the log: each once, not too many, and whether it arrives does not matter to the shopper. */
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

/** As the server takes it, whatever the error quotes. */
const reported = (text: string) => withoutUnfit(text.slice(0, longest));

/** The server has logged its own refusals, and a call that was called off or found no network tells nothing. */
function isWorthReporting(error: unknown): boolean {
  return !(error instanceof ApiError || (error instanceof Error && error.name === 'AbortError'));
}
