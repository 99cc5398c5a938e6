import { useState } from 'react';
import { takeLinkSecret } from './linkSecret.ts';
import './newsletter.css';
import { LeaveByForm } from './LeaveByForm.tsx';
import { LeaveByLink } from './LeaveByLink.tsx';

/** NEWS-02: leaving, by the link of a newsletter or by the form. */
export function Unsubscribe({ level }: { readonly level: 1 | 2 | 3 | 4 }) {
  const [secret, setSecret] = useState(() => takeLinkSecret('unsubscribe'));
  return secret === undefined ? (
    <LeaveByForm level={level} />
  ) : (
    <LeaveByLink level={level} secret={secret} onForm={() => setSecret(undefined)} />
  );
}
