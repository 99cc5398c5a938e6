import { useQuery } from '@tanstack/react-query';
import { getNewsletterTopics } from '@trolley/contract';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { useText } from '../../../shell/shop.tsx';
import { ListSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import { manageTopic } from './manageTopic.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useSwitches } from './useSwitches.ts';

/** CUST-07 */
export function Topics({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const { status, press } = useSwitches();
  const { data, isError, refetch } = useQuery({
    queryKey: ['newsletter-topics'],
    queryFn: async ({ signal }) => (await call(getNewsletterTopics, {}, { signal })).topics,
  });
  if (isError) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <ListSkeleton />;
  const subscribed = new Set(customer.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId));
  return (
    <ul className="settings">
      {data.map(({ newsletterTopicId: id, name, description }) => (
        <SettingSwitch
          key={id}
          label={name}
          hint={description}
          on={subscribed.has(id)}
          status={status[id]}
          onPress={(wanted) => void press(id, wanted, () => manageTopic(call, id, wanted))}
        />
      ))}
    </ul>
  );
}
