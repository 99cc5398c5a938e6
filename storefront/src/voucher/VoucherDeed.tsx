import { type CartVoucher, isWorking, type VoucherMissing } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { CartIcon, CheckIcon, InfoIcon, LockIcon } from '@trolley/ui/icons.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import type { VoucherCardProps } from './voucherProps.ts';

/** It does something with the cart at hand. */
export const worksIn = (inCart: CartVoucher | undefined): boolean => inCart !== undefined && isWorking(inCart);

type DeedProps = Pick<VoucherCardProps, 'voucher' | 'inCart' | 'activate' | 'drop' | 'busy'>;

/** How a voucher stands, and the one thing that can be done about it. */
export function VoucherDeed({ voucher, inCart, activate, drop, busy = false }: DeedProps) {
  const text = useText();
  const money = useMoney();
  const missingWords = useMissingWords();
  const cartPath = usePathTo()('cart');
  const { name, type, state, missing } = voucher;
  if (worksIn(inCart))
    return (
      <div className="voucher-deed" data-deed="works">
        <Icon of={CartIcon} size="s" />
        <p>
          {text('voucher.works')}{' '}
          <b className="figures">
            {inCart?.kind === 'points'
              ? text('voucher.times', { count: inCart.value })
              : `−${money(inCart?.discount ?? 0)}`}
          </b>
        </p>
        {cartPath !== undefined && (
          <a className="voucher-link" href={cartPath} aria-label={text('voucher.view.of', { name })}>
            {text('voucher.view')}
          </a>
        )}
      </div>
    );
  if (state === 'active')
    return (
      <div className="voucher-deed" data-deed="active">
        <Icon of={inCart?.missing ? InfoIcon : CheckIcon} size="s" />
        <p>{inCart?.missing ? missingWords(inCart.missing) : text('voucher.active')}</p>
        {drop && (
          <button
            type="button"
            className="voucher-link"
            aria-label={text('voucher.drop.of', { name })}
            aria-busy={busy || undefined}
            onClick={() => !busy && drop()}
          >
            {text('voucher.drop')}
          </button>
        )}
      </div>
    );
  if (state === 'available' && activate)
    return (
      <Button
        kind="outline"
        wide
        className="voucher-activate"
        loading={busy}
        aria-label={text('voucher.activate.of', { name })}
        onClick={activate}
      >
        {text('voucher.activate')}
      </Button>
    );
  if (state === 'locked') return <Note icon={LockIcon}>{missingWords(missing)}</Note>;
  if (state === 'automatic') return <Note icon={CheckIcon}>{text('voucher.self')}</Note>;
  if (state !== undefined) return <Note icon={InfoIcon}>{text('voucher.inStore')}</Note>;
  const use = type === 'general-offline' ? 'offline' : voucher.ecommerceAutomaticRedemption ? 'automatic' : 'online';
  return <Note icon={use === 'automatic' ? CheckIcon : InfoIcon}>{text(`voucher.${use}`)}</Note>;
}

function Note({ icon, children }: { readonly icon: IconShape; readonly children: string }) {
  return (
    <div className="voucher-deed">
      <Icon of={icon} size="s" />
      <p>{children}</p>
    </div>
  );
}

/** What is missing until it counts. */
function useMissingWords(): (missing: VoucherMissing | undefined) => string {
  const text = useText();
  const money = useMoney();
  return ({ coins, cents, pieces = 1 } = {}) => {
    if (coins !== undefined) return text('voucher.missing.coins', { count: coins });
    if (cents !== undefined) return text('voucher.missing.cents', { amount: money(cents) });
    return text('voucher.missing.pieces', { count: pieces });
  };
}
