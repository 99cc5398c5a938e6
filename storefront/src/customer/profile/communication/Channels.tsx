import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CommunicationSettings, getCommunicationSettings, setCommunicationSettings } from '@trolley/contract';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { useText } from '../../../shell/shop.tsx';
import { ListSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useSwitches } from './useSwitches.ts';

export const channels = ['personalEmailAllowed', 'personalMailAllowed', 'personalSmsAllowed'] as const;

/** CUST-06: the channels by which the customer may be contacted. */
export function Channels({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const client = useQueryClient();
  const { status, press } = useSwitches();
  const queryKey = ['customer', customer.email, 'communication-settings'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCommunicationSettings, {}, { signal }),
  });
  if (isError) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <ListSkeleton />;
  const save = async (channel: (typeof channels)[number], wanted: boolean) => {
    // All three are sent: the other two as the answer before this one left them.
    const saved = client.getQueryData<CommunicationSettings>(queryKey) ?? data;
    const answer = await call(setCommunicationSettings, { body: { ...saved, [channel]: wanted } });
    client.setQueryData(queryKey, answer);
    return 'saved' as const;
  };
  return (
    <ul className="settings">
      {channels.map((channel) => (
        <SettingSwitch
          key={channel}
          label={text(`profile.news.channel.${channel}`)}
          on={data[channel]}
          status={status[channel]}
          onPress={(wanted) => void press(channel, wanted, () => save(channel, wanted))}
        />
      ))}
    </ul>
  );
}
