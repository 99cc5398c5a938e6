import type { CollectStore, DeliveryArea, DistributionAddress, ServiceFile } from '@trolley/contract';
import { cartCodes, withoutPlaceholders } from '@trolley/contract';
import type { ResolvedAddress, Service, ServiceFailure } from '../service.ts';

interface Where extends Pick<Service, 'areaOf' | 'store'> {
  readonly file: Pick<ServiceFile, 'country' | 'distributionTypes'>;
}

/** Completes an address with who serves it. Area and picking units are found here; what a client says of them is not believed. */
export function resolveAddress(given: Partial<DistributionAddress>, where: Where): ResolvedAddress | ServiceFailure {
  const { distributionType, storeId, deliveryAreaNumber: _, pickingUnitIds: __, ...rest } = withoutPlaceholders(given);
  if (!distributionType) return { failure: cartCodes.distributionTypeMissing };
  const { country, distributionTypes } = where.file;
  const isElsewhere = rest.countryCode !== undefined && rest.countryCode !== country.code;
  if (!distributionTypes.includes(distributionType)) return { failure: cartCodes.distributionInvalid };
  const address = { ...rest, distributionType, country: country.name, countryCode: country.code };

  if (distributionType === 'CLICK_AND_COLLECT') {
    if (!storeId) return { failure: cartCodes.addressInvalid };
    const store = where.store(storeId);
    return store ? atStore(address, store) : { failure: cartCodes.distributionInvalid };
  }
  if (!address.position && !address.postalCode?.trim()) return { failure: cartCodes.addressInvalid };
  const area = isElsewhere ? undefined : where.areaOf(address);
  return area ? inArea(address, area) : { failure: cartCodes.distributionInvalid };
}

function atStore(address: DistributionAddress, store: CollectStore): ResolvedAddress {
  const { storeId, zone, streetName, streetNumber, postalCode, city, position } = store;
  const { stairCase: _, floor: __, door: ___, ...person } = address;
  return {
    address: { ...person, storeId, pickingUnitIds: [storeId], streetName, streetNumber, postalCode, city, position },
    zone,
    store: storeId,
    place: { kind: 'CLICK_AND_COLLECT', id: storeId },
  };
}

function inArea(address: DistributionAddress, { number, pickingUnitIds, zone }: DeliveryArea): ResolvedAddress {
  return {
    address: { ...address, deliveryAreaNumber: number, pickingUnitIds: [...pickingUnitIds] },
    zone,
    store: pickingUnitIds[0] ?? '',
    place: { kind: 'DELIVERY', id: number },
  };
}
