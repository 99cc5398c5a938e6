import type { AreasFile, Position } from '@trolley/contract';
import { isInside } from './isInside.ts';
import { foldPostalCode, postalCodeForms } from './postalCode.ts';

type Area = AreasFile[number];

export interface Whereabouts {
  readonly position?: Position;
  readonly postalCode?: string;
}

/**
 * Which area serves an address. A position is more exact than a postal code, so it decides alone wherever polygons are
 * drawn: one outside all of them finds an area by its postal code only where that area has no polygon of its own.
 */
export function areaFinder(areas: readonly Area[]): (where: Whereabouts) => Area | undefined {
  const byCode = new Map(
    areas.flatMap((area) => area.postalCodes.map((code) => [foldPostalCode(code), area] as const)),
  );
  const areaOfCode = (code: string) => {
    for (const form of postalCodeForms(code)) {
      const area = byCode.get(form);
      if (area) return area;
    }
    return undefined;
  };

  return ({ position, postalCode }) => {
    const byPosition = position && areas.find(({ polygon }) => polygon && isInside(position, polygon));
    if (byPosition) return byPosition;
    const byPostalCode = postalCode === undefined ? undefined : areaOfCode(postalCode);
    return position && byPostalCode?.polygon ? undefined : byPostalCode;
  };
}
