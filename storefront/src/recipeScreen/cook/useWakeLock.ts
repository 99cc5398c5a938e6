import { useEffect, useState } from 'react';

type Wakeful = Pick<Navigator, 'wakeLock'>;

/** Whether the screen stays on while `wanted`; a browser without that, or with a low battery, says no. */
export function useWakeLock(wanted: boolean, browser: () => Partial<Wakeful> = () => navigator): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = async () => {
      if (left || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const given = await browser().wakeLock?.request('screen');
        // Closed while the browser was thinking.
        if (left) return void given?.release();
        lock = given;
        setAwake(given !== undefined);
        given?.addEventListener('release', () => setAwake(false));
      } catch {
        setAwake(false);
      }
    };
    const onChange = () => void ask();
    onChange();
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', onChange);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release().catch(() => undefined);
      setAwake(false);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- which browser it is does not change
  }, [wanted]);
  return isAwake;
}
