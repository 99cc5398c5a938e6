import type { CustomerSession } from '@trolley/contract';
import { Badge } from '@trolley/ui/Badge.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useText } from '../../../shell/shop.tsx';
import { DevicesIcon } from '../icons.ts';

interface DeviceProps {
  readonly session: CustomerSession;
  readonly leaving: boolean;
  onEnd(): void;
}

export function Device({ session: { device, current, seenAt, createdAt }, leaving, onEnd }: DeviceProps) {
  const text = useText();
  return (
    <li className="device">
      <Icon of={DevicesIcon} />
      <div className="device-words">
        <p className="device-name">
          {device || text('profile.devices.unknown')}{' '}
          {current && <Badge tone="brand">{text('profile.devices.current')}</Badge>}
        </p>
        <p className="muted small">{text('profile.devices.seen', { at: new Date(seenAt) })}</p>
        <p className="muted small">{text('profile.devices.since', { at: new Date(createdAt) })}</p>
      </div>
      {!current && (
        <Button kind="outline" size="s" loading={leaving} onClick={onEnd}>
          {text('profile.devices.end')}
          <VisuallyHidden>: {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
