import { Picture } from '@trolley/ui/Picture.tsx';
import { loadWithQueries } from '../shell/api/loadWithQueries.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { WithTexts } from '../shell/shop.tsx';
import type { BlockProps } from './blockProps.ts';
import { FormPlace } from './FormPlace.tsx';
import { sized } from './sized.ts';

const loadSubscribe = () =>
  loadWithQueries(() => import('../newsletter/Subscribe.tsx').then((module) => module?.Subscribe));
const loadUnsubscribe = () =>
  loadWithQueries(() => import('../newsletter/Unsubscribe.tsx').then((module) => module?.Unsubscribe));

/** NEWS-02. The form comes in a file of its own, into the room that the styles keep for it. */
export function NewsletterSubscribeBlock({ block, level, first }: BlockProps<'newsletterSubscribe'>) {
  const { texts, picture } = block;
  return (
    <div className="block newsletter">
      <WithTexts texts={texts}>
        <LazyComponent
          when
          load={loadSubscribe}
          props={{ level, picture: picture && <Picture {...sized(picture, '240px')} eager={first} /> }}
        >
          <FormPlace without="newsletter.withoutScripts" />
        </LazyComponent>
      </WithTexts>
    </div>
  );
}

/** NEWS-02 */
export function NewsletterUnsubscribeBlock({ block: { texts }, level }: BlockProps<'newsletterUnsubscribe'>) {
  return (
    <div className="block newsletter-leave">
      <WithTexts texts={texts}>
        <LazyComponent when load={loadUnsubscribe} props={{ level }}>
          <FormPlace without="newsletter.withoutScripts" />
        </LazyComponent>
      </WithTexts>
    </div>
  );
}
