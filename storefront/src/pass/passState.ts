import { type DeliveryPass, isPassValid } from '@trolley/contract';

export type PassState = 'ahead' | 'valid' | 'over';

/** PASS-01: where a pass stands now. */
export function passState(pass: Pick<DeliveryPass, 'startDate' | 'endDate'>, now: number): PassState {
  if (isPassValid(pass, now)) return 'valid';
  return now < Date.parse(pass.startDate) ? 'ahead' : 'over';
}
