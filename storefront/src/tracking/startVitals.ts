import { reportVitals, type TrackedRoute, type VitalName } from '@trolley/contract';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createSend } from './send.ts';

/** Measures how fast the page was that was opened, and tells it when it is left. No cookie, no identifier. */
export function startVitals(page: Window, route: TrackedRoute): void {
  const send = createSend(page);
  const measured = new Map<VitalName, number>();
  const note = ({ name, value }: Metric) => void measured.set(name, value);
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(note);
  let told = false;
  const tell = () => {
    if (told || page.document.visibilityState !== 'hidden' || measured.size === 0) return;
    told = true;
    send(reportVitals.path, { route, vitals: [...measured].map(([name, value]) => ({ name, value })) });
  };
  // After the library's own listeners, which settle their figures at the same moment.
  page.document.addEventListener('visibilitychange', () => queueMicrotask(tell));
}
