import { useEffect, useState } from 'react';

/** The screen stays on while the card is shown, where the browser can do that; true as long as it holds. */
export function useScreenAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock?.request('screen');
        if (isOver) return void lock?.release();
        setIsAwake(lock !== undefined);
        // The browser takes it back when the page is hidden.
        lock?.addEventListener('release', () => setIsAwake(false));
      } catch {
        // The battery is low, or the page may not: the card is shown all the same.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
