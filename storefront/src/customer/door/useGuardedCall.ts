import { useState } from 'react';
import type { Passed } from '../botCheck/createBotCheck.ts';
import { useDoorWorld } from './doorWorld.ts';

/** So long a submit may wait for the bot check before it says so. */
const patienceMs = 400;

/** Sends what robots must not send; `waiting` while a submit waits for the check to be done. */
export function useGuardedCall() {
  const { botCheck } = useDoorWorld();
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
