import { useQueryClient } from '@tanstack/react-query';
import { type Cart, walletMethod } from '@trolley/contract';
import { useState } from 'react';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { useCustomer } from '../../shell/session/customerState.ts';
import { loadMethodOptions, type MethodOptions, saveMethodOptions } from './methodOptions.ts';
import { savedMethodsQuery, useSavedMethods } from './usePaymentOptions.ts';
import { usualMethod } from './usualMethod.ts';

/** Which saved method pays, or whether a new one is saved. As long as nothing was chosen: the card used last. */
export function useMethodWish({ id, payments }: Cart) {
  const client = useQueryClient();
  const { call } = useServiceDependencies();
  const { customer } = useCustomer();
  const { data, isLoading } = useSavedMethods();
  const [chosen, setChosen] = useState(() => loadMethodOptions(sessionStorage, id));
  const planned = payments.find(({ methodKey }) => methodKey !== walletMethod)?.methodKey;
  const saved = data?.activeMethods ?? [];
  const usual = (from: typeof saved): MethodOptions => {
    const method = usualMethod(from, planned);
    return method ? { savedPaymentMethodId: method.id } : {};
  };
  const wish = chosen ?? usual(saved);
  return {
    wish,
    /** The saved method that pays. */
    method: saved.find((one) => one.id === wish.savedPaymentMethodId && one.methodKey === planned),
    /** It is not known yet which one pays. */
    unknown: chosen === undefined && isLoading,
    choose(next: MethodOptions) {
      setChosen(next);
      saveMethodOptions(sessionStorage, id, next);
    },
    /** As it is sent with the order: a press that comes before the saved methods waits for them. */
    async settled(): Promise<MethodOptions> {
      if (chosen || !customer || planned === undefined) return chosen ?? {};
      const { activeMethods } = await client
        .ensureQueryData(savedMethodsQuery(call))
        .catch(() => ({ activeMethods: [] }));
      return usual(activeMethods);
    },
    /** The payment was refused: a card may have been removed elsewhere. */
    refresh: () => client.invalidateQueries({ queryKey: savedMethodsQuery(call).queryKey }),
  };
}

export type MethodWish = ReturnType<typeof useMethodWish>;
