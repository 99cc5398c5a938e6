import { useState } from 'react';
import type { Passed } from '../botCheck/createBotCheck.ts';
import { useAuthDependencies } from './AuthContext.ts';

/** How long a submit may wait for the bot check before it shows the waiting state. */
const patienceMs = 400;

/** Sends calls that need the bot check; `waiting` while a submit waits for it. */
export function useGuardedCall() {
  const { botCheck } = useAuthDependencies();
  const [waiting, setWaiting] = useState(false);
  const send = async <T>(call: (passed: Passed) => Promise<T>): Promise<T> => {
    let timer = setTimeout(() => setWaiting(true), patienceMs);
    const done = () => {
      clearTimeout(timer);
      setWaiting(false);
    };
    try {
      return await botCheck.pass(async (passed) => {
        done();
        try {
          return await call(passed);
        } catch (error) {
          timer = setTimeout(() => setWaiting(true), patienceMs);
          throw error;
        }
      });
    } finally {
      done();
    }
  };
  return { waiting, prepare: botCheck.prepare, send };
}
