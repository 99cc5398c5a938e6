import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { useText } from '../../shell/shop.tsx';
import { logOut } from '../customer.ts';
import { LogOutIcon } from './icons.ts';

export function LogOutButton() {
  const text = useText();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void Promise.resolve(logOut()).finally(() => setLeaving(false));
  };
  return (
    <Button kind="quiet" icon={LogOutIcon} loading={leaving} onClick={leave}>
      {text('profile.logOut')}
    </Button>
  );
}
