import { Card } from '@trolley/ui/Card.tsx';
import { useText } from '../../../shell/shop.tsx';
import type { SectionProps } from '../section.ts';
import { useProfileText } from '../useProfileText.ts';
import './settings.css';
import { Channels } from './Channels.tsx';
import { Topics } from './Topics.tsx';

/** Newsletter topics and contact channels. */
export function Communication({ customer }: SectionProps) {
  const text = useText();
  const headline = useProfileText('newsletterHeadline');
  const words = useProfileText('newsletterText');
  return (
    <div className="profile-stack profile-form">
      <Card as="section" className="profile-stack">
        <div className="card-head">
          <h2>{headline ?? text('profile.news.topics')}</h2>
          <p className="muted">{words ?? text('profile.news.topicsText')}</p>
        </div>
        <Topics customer={customer} />
      </Card>
      <Card as="section" className="profile-stack">
        <div className="card-head">
          <h2>{text('profile.news.channels')}</h2>
          <p className="muted">{text('profile.news.channelsText')}</p>
        </div>
        <Channels customer={customer} />
      </Card>
    </div>
  );
}
