import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../shell/shop.tsx';
import './auth.css';

interface AuthPageProps {
  readonly title: string;
  /** The name of the page in the breadcrumbs. */
  readonly crumb: string;
  readonly intro?: string;
  /** Beside the form where there is room, below it elsewhere. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The page of login, registration and password reset: title, form, and benefits beside it. */
export function AuthPage({ title, crumb, intro, aside, children }: AuthPageProps) {
  const text = useText();
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: crumb }]}
      />
      <div className="auth">
        <div className="auth-main">
          <h1>{title}</h1>
          {intro !== undefined && <p className="auth-intro">{intro}</p>}
          <Card className="auth-card">{children}</Card>
        </div>
        {aside}
      </div>
    </>
  );
}
