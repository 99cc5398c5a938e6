import { useSelf } from '../shell/session/self.ts';

/** Whether who is logged in may put words live. */
export function useMayPublish(): boolean {
  return useSelf().permissions.includes('content:publish');
}
