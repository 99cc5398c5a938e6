import type { ReactNode } from 'react';
import { useText } from '../../shell/shop.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import './door.css';

interface DoorPageProps {
  readonly title: string;
  /** What the page is called on the way to it, where its title says more. */
  readonly crumb: string;
  readonly intro?: string;
  /** Beside the form where there is room, below it elsewhere. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page on the way in: what it is for, a form, and what speaks for it. */
export function DoorPage({ title, crumb, intro, aside, children }: DoorPageProps) {
  const text = useText();
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: crumb }]}
      />
      <div className="door">
        <div className="door-main">
          <h1>{title}</h1>
          {intro !== undefined && <p className="door-intro">{intro}</p>}
          <Card className="door-card">{children}</Card>
        </div>
        {aside}
      </div>
    </>
  );
}
