import type { CustomerFile, MailTexts, TenantFile, ThemeConfig } from '@trolley/contract';
import { shippedJson } from '../../tenant/testing.ts';
import { customerMails } from './renderCustomerMails.ts';

export const tenantIds = ['feldmarkt', 'harbour'] as const;

/** The mails of a tenant that ships, without the rest of it. */
export function mailsOf(id: (typeof tenantIds)[number]) {
  const read = (name: string) => shippedJson(id, name);
  const file = read('customer/customer.json') as CustomerFile;
  const tenantFile = read('tenant.json') as TenantFile;
  const theme = read('theme.json') as ThemeConfig;
  const texts = read('customer/mails.json') as MailTexts;
  const mails = customerMails({
    tenant: {
      file: tenantFile,
      theme,
      baseUrl: `https://${id}.example`,
      media: { urlOf: (name) => `/media/${name}` },
    },
    file,
    texts,
  });
  return { mails, file, tenantFile, theme, texts };
}
