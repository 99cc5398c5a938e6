import { cookies } from '@trolley/contract';
import { isFormOpen, isReloadHeld } from './holdReload.ts';
import { reloadOnTime } from './pageReload.ts';
import { takeReload } from './reloadGuard.ts';

const minute = 60_000;

/**
 * CONST-02: a page that loads itself again after so many minutes. The moment is a cookie of its address alone, which goes when
 * the page is left. While a form is open it is put off by the same time.
 */
export function startOwnReload(path: string, minutes: number, page: Window, reload: () => void): () => void {
  const { document, sessionStorage } = page;
  const now = () => Date.now();
  const write = (value: string, seconds: number) => {
    document.cookie = `${cookies.pageReload}=${value}; path=${path}; max-age=${seconds}; samesite=lax`;
  };
  let stop = () => {};
  const arm = () => {
    // It outlives its moment, at which it is read once more.
    write(String(now() + minutes * minute), (minutes + 1) * 60);
    stop = reloadOnTime(() => document.cookie, now, due);
  };
  const due = () => {
    if (isFormOpen(document) || isReloadHeld(document) || !takeReload(path, now(), sessionStorage)) arm();
    else reload();
  };
  arm();
  return () => {
    stop();
    write('', 0);
  };
}
