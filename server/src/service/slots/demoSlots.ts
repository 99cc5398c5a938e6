import type { Position } from '@trolley/contract';
import { loadDemoPart } from '../../platform/demoPart.ts';
import type { ServiceFiles } from '../files/serviceFiles.ts';
import type { PlannedSlot } from './slotsOf.ts';

/** Bookings and stops that make the slots of a demo look lived in. */
export interface DemoSlots {
  /** How many places of a slot are taken. */
  bookings(slot: PlannedSlot, today: number, horizonDays: number): number;
  /** Where vans stop anyway. */
  stops(slot: PlannedSlot): readonly Position[];
}

export type OpenDemoSlots = (files: Pick<ServiceFiles, 'areas' | 'places'>) => DemoSlots;

/** Undefined where the demo is not installed. */
export async function loadDemoSlots(files: Parameters<OpenDemoSlots>[0]): Promise<DemoSlots | undefined> {
  const part = await loadDemoPart<{ readonly openDemoSlots: OpenDemoSlots }>('shop');
  return part?.openDemoSlots(files);
}
