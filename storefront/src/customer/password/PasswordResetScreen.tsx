import type { PagePayloadOf } from '@trolley/contract';
import { WithTexts } from '../../shell/shop.tsx';
import { NewPassword } from './NewPassword.tsx';
import { RequestReset } from './RequestReset.tsx';

/** CUST-08: asks for a link; from the link, asks for the new password. */
export default function PasswordResetScreen({ payload }: { readonly payload: PagePayloadOf<'password-reset'> }) {
  const { texts, config, fromMail } = payload.data;
  return <WithTexts texts={texts}>{fromMail ? <NewPassword /> : <RequestReset config={config} />}</WithTexts>;
}
