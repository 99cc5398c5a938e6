import { useSyncExternalStore } from 'react';
import { componentConfigs } from '../../shell/api/componentConfigs.ts';

/** What editors wrote for the fields of an address; undefined where they wrote nothing, or it has not come yet. */
export function useAddressWords() {
  const configs = useSyncExternalStore(componentConfigs.subscribe, componentConfigs.get, componentConfigs.get);
  const word = (name: string) => {
    const value = configs?.['address']?.[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  return { text: word('text'), floorHint: word('floorHint'), noteHint: word('noteHint') };
}
