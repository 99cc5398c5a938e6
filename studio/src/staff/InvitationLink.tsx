import { useFormat } from '../shell/language/format.ts';
import { CopyButton } from '../shell/parts/CopyButton.tsx';
import { useTexts } from './texts.ts';

/** Shown this once. */
export function InvitationLink({ invitation }: { readonly invitation: { link: string; expiresAt: string } }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <div className="stack">
      <p>{texts.linkLead(format.minute(invitation.expiresAt))}</p>
      <p className="mono staff-link">{invitation.link}</p>
      <CopyButton text={invitation.link} label={texts.copyLink} />
    </div>
  );
}
