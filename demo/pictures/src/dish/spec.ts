import type { LayerSpec } from './layers/spec.ts';
import type { PropSpec } from './props/spec.ts';
import type { TableName } from './tables.ts';
import type { VesselSpec } from './vessels/spec.ts';

/** A dish on its table, seen from above: what lies in the vessel from the bottom to the top, and what lies beside. */
export interface DishSpec {
  readonly table: TableName;
  readonly vessel: VesselSpec;
  readonly layers: readonly LayerSpec[];
  readonly props: readonly PropSpec[];
}

export const dish = (
  table: TableName,
  vessel: VesselSpec,
  layers: readonly LayerSpec[],
  props: readonly PropSpec[] = [],
): DishSpec => ({ table, vessel, layers, props });
