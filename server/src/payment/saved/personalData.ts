import type { Queryable } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import type { Payments } from '../openPayments.ts';
import { forgetAtProvider } from './forgetAtProvider.ts';
import { deleteMethod, selectMethods } from './queries.ts';

interface Parts {
  readonly database: Queryable;
  /** Missing where the shop sells nothing online: then no provider can be asked to delete its part. */
  readonly payments?: Pick<Payments, 'byName'>;
}

/** CUST-12: a customer's saved methods go here and at the provider; one that does not answer is not waited for. */
export function savedMethodData({ database, payments }: Parts): PersonalData {
  return {
    async exportOf({ id }) {
      const rows = await database.query<{ readonly row: object }>({
        text: `select to_jsonb(saved_payment_method) - '{token}'::text[] as row
                 from saved_payment_method where customer_id = $1 order by created_at`,
        values: [id],
      });
      return { paymentMethods: rows.map(({ row }) => row) };
    },
    ...(payments && {
      async deleteOf(customerId) {
        for (const { id, provider, token } of await selectMethods(database, customerId)) {
          await forgetAtProvider(payments.byName(provider), token);
          await deleteMethod(database, customerId, id);
        }
      },
    }),
  };
}
