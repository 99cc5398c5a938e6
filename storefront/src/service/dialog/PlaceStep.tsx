import { type CartReply, type DistributionType, distributionTypes } from '@trolley/contract';
import { StoreIcon, TruckIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../shell/shop.tsx';
import { chosenService } from '../chosenService.ts';
import { CollectStep } from '../collect/CollectStep.tsx';
import { DeliveryStep } from '../delivery/DeliveryStep.tsx';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { useOrderConfig } from '../useOrderConfig.ts';
import { Segments } from './Segments.tsx';

const icons = { DELIVERY: TruckIcon, CLICK_AND_COLLECT: StoreIcon } as const;
const labels = { DELIVERY: 'service.delivery', CLICK_AND_COLLECT: 'service.collect' } as const;

interface PlaceStepProps {
  onChosen(answer: CartReply, moved: boolean): void;
}

/** Delivery or pickup, and where. */
export function PlaceStep({ onChosen }: PlaceStepProps) {
  const text = useText();
  const { cart } = useServiceDependencies();
  const config = useOrderConfig();
  const [wanted, setWanted] = useState<DistributionType>(
    () => chosenService(cart.get().cart).address?.distributionType ?? 'DELIVERY',
  );
  const offered = config?.distributionTypes ?? distributionTypes;
  const type = offered.includes(wanted) ? wanted : (offered[0] ?? 'DELIVERY');
  const collects = offered.includes('CLICK_AND_COLLECT');
  return (
    <Segments<DistributionType>
      label={text('service.kind')}
      segments={offered.map((value) => ({ value, icon: icons[value], label: text(labels[value]) }))}
      value={type}
      onChange={setWanted}
    >
      {type === 'DELIVERY' ? (
        <DeliveryStep
          config={config}
          onChosen={onChosen}
          onCollect={collects ? () => setWanted('CLICK_AND_COLLECT') : undefined}
        />
      ) : (
        <CollectStep onChosen={onChosen} />
      )}
    </Segments>
  );
}
