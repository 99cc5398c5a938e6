import { useText } from '../../../shell/shop.tsx';
import type { SectionProps } from '../section.ts';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** CUST-12: export of the stored data, and deletion of the account. */
export function Privacy({ customer }: SectionProps) {
  const text = useText();
  return (
    <div className="profile-stack profile-form">
      <DataDownload fileName={text('profile.privacy.file')} />
      <DeleteAccount customer={customer} />
    </div>
  );
}
