import './newsletter.css';
import { LeaveByForm } from './LeaveByForm.tsx';
import { LeaveByLink } from './LeaveByLink.tsx';
import { useLinkSecret } from './useLinkSecret.ts';

/** NEWS-02: leaving, by the link of a newsletter or by the form. */
export function Unsubscribe({ level }: { readonly level: 1 | 2 | 3 | 4 }) {
  const [secret, forget] = useLinkSecret('unsubscribe');
  return secret === undefined ? (
    <LeaveByForm level={level} />
  ) : (
    <LeaveByLink key={secret} level={level} secret={secret} onForm={forget} />
  );
}
