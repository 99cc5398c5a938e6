import { manageNewsletterTopics } from '@trolley/contract';
import type { Call } from '../../../shell/api/call.ts';
import { acceptCustomer, customerState } from '../../../shell/session/customerState.ts';

/** CUST-07: subscribes or unsubscribes. What waits for its confirmation is not the customer's yet. */
export async function manageTopic(call: Call, id: string, wanted: boolean): Promise<'saved' | 'confirm'> {
  const body = wanted ? { subscribe: [id], unsubscribe: [] } : { subscribe: [], unsubscribe: [id] };
  const answer = await call(manageNewsletterTopics, { body });
  if (!answer) return 'confirm';
  const { customer } = customerState.get();
  if (customer) acceptCustomer({ ...customer, newsletterTopics: answer.newsletterTopics });
  return 'saved';
}
