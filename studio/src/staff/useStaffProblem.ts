import { staffFailures } from '@trolley/contract';
import { useProblem } from '../shell/api/useProblem.ts';
import { useTexts } from './texts.ts';

export function useStaffProblem(): (error: unknown) => string {
  const texts = useTexts();
  return useProblem({
    [staffFailures.staffExists]: texts.staffExists,
    [staffFailures.roleExists]: texts.roleExists,
    [staffFailures.beyondOwnRights]: texts.beyondOwnRights,
    [staffFailures.ownAccount]: texts.ownAccount,
    [staffFailures.staffNotFound]: texts.gone,
  });
}
