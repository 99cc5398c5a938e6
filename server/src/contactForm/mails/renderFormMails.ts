import { askedFields, type FormMailTexts } from '@trolley/contract';
import { createMailWriter, type MailShop } from '../../platform/mail/template/mailWriter.ts';
import type { ArrivedMessage, FormMails } from './formMails.ts';

interface Parts {
  readonly tenant: MailShop;
  readonly mail: { readonly from: string; readonly support: string };
  readonly texts: FormMailTexts;
}

export function formMails({ tenant, mail, texts }: Parts): FormMails {
  const { said, write } = createMailWriter({ tenant, mail, framing: texts });

  /** Questions with their answers, in the words of the form. */
  const lines = ({ form, answers, files }: ArrivedMessage, { typed }: { readonly typed: boolean }) => [
    ...askedFields(form, answers).flatMap(({ name, label, options }) => {
      const given = answers[name];
      if (given === undefined || (!typed && !options)) return [];
      const answer = options?.find(({ value }) => value === given)?.label ?? given;
      return [said(texts.line, { label, answer })];
    }),
    ...(files.length > 0 ? [said(texts.files, { count: String(files.length) })] : []),
  ];

  return {
    received: (message) => {
      const { form, reference, email, answers, isOwnAddress } = message;
      return write({
        kind: 'formReceived',
        to: { recipient: email, firstName: isOwnAddress ? answers.firstname : undefined },
        words: texts.received,
        values: { form: form.title, reference, days: String(form.keepDays) },
        more: {
          list: [...lines(message, { typed: isOwnAddress }), ...(isOwnAddress ? [] : [said(texts.notRepeated)])],
        },
      });
    },
    arrived: (message) => {
      const { form, reference, email } = message;
      const written = write({
        kind: 'formArrived',
        to: { recipient: form.recipient },
        words: texts.arrived,
        values: { form: form.title, reference, email },
        more: { list: [...lines(message, { typed: true }), ...message.files] },
      });
      return { ...written, headers: { ...written.headers, 'Reply-To': email } };
    },
  };
}
