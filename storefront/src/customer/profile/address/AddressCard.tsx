import { kindsOf, type SavedAddress } from '@trolley/contract';
import { Badge } from '@trolley/ui/Badge.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { TrashIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useText } from '../../../shell/shop.tsx';
import { PencilIcon } from '../icons.ts';
import { addressLines } from './addressLines.ts';

interface AddressCardProps {
  readonly address: SavedAddress;
  /** It is being made the primary one. */
  readonly promoting: boolean;
  onEdit(): void;
  onRemove(): void;
  onPrimary(): void;
}

export function AddressCard({ address, promoting, onEdit, onRemove, onPrimary }: AddressCardProps) {
  const text = useText();
  const { addressType, label, primary, phoneNumber, additionalInfo } = address;
  const [name, ...lines] = addressLines(address, text);
  const which = <VisuallyHidden>: {[label, name, ...lines].filter(Boolean).join(', ')}</VisuallyHidden>;
  const isFirst = kindsOf(addressType).every((kind) => primary.includes(kind));
  return (
    <Card as="li" className="address-card">
      <div className="address-badges">
        {/* The first of its kind says both in one. */}
        {isFirst || <Badge>{text(`profile.address.type.${addressType}`)}</Badge>}
        {primary.length > 0 && (
          <Badge tone="brand">{text(`profile.address.primary.${primary.length > 1 ? 'all' : primary[0]}`)}</Badge>
        )}
      </div>
      {label && <h3 className="address-label">{label}</h3>}
      <address className="address-lines">
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phoneNumber && <span className="muted">{phoneNumber}</span>}
      </address>
      {additionalInfo && <p className="address-note">{additionalInfo}</p>}
      <div className="address-actions">
        <Button kind="outline" size="s" icon={PencilIcon} onClick={onEdit}>
          {text('profile.address.edit')}
          {which}
        </Button>
        <Button kind="quiet" size="s" icon={TrashIcon} onClick={onRemove}>
          {text('profile.address.remove')}
          {which}
        </Button>
        {!isFirst && (
          <Button kind="quiet" size="s" loading={promoting} onClick={onPrimary}>
            {text('profile.address.makePrimary')}
            {which}
          </Button>
        )}
      </div>
    </Card>
  );
}
