import { collectService, type StoreDetail } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { useText } from '../shell/shop.tsx';
import { iconOfService } from './serviceIcons.ts';

/** What a store has, each with a word on it. */
export function StoreServices({ store }: { readonly store: StoreDetail }) {
  const text = useText();
  const services = [...(store.collect ? [collectService] : []), ...store.services];
  if (services.length === 0) return null;
  return (
    <section className="card">
      <h2>{text('stores.page.services')}</h2>
      <ul className="store-services">
        {services.map((service) => (
          <li key={service}>
            <span>
              <Icon of={iconOfService(service)} />
            </span>
            <div>
              <b>{text(`stores.service.${service}`)}</b>
              <small>{text(`stores.about.${service}`)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
