import { askedFields, type FormMailTexts } from '@trolley/contract';
import type { MailAnswer } from '../../platform/mail/template/mailContent.ts';
import { createMailWriter, type MailShop } from '../../platform/mail/template/mailWriter.ts';
import type { ArrivedMessage, FormMails } from './formMails.ts';

interface Parts {
  readonly tenant: MailShop;
  readonly mail: { readonly from: string; readonly support: string };
  readonly texts: FormMailTexts;
}

export function formMails({ tenant, mail, texts }: Parts): FormMails {
  const { said, write } = createMailWriter({ tenant, mail, framing: texts });

  /** Questions with their answers, in the words of the form; without `typed` those that were chosen from given ones. */
  const answered = ({ form, answers }: ArrivedMessage, { typed }: { readonly typed: boolean }): MailAnswer[] =>
    askedFields(form, answers).flatMap(({ name, label, options }) => {
      const given = answers[name];
      if (given === undefined || given === '' || (!typed && !options)) return [];
      return [{ label, answer: options?.find(({ value }) => value === given)?.label ?? given }];
    });
  /** Names of files are typed words, too. */
  const filed = ({ files }: ArrivedMessage, answer: string): MailAnswer[] =>
    files.length > 0 ? [{ label: said(texts.files), answer }] : [];

  return {
    received: (message) => {
      const { form, reference, email, answers, files, isOwnAddress } = message;
      return write({
        kind: 'formReceived',
        to: { recipient: email, firstName: isOwnAddress ? answers.firstname : undefined },
        words: texts.received,
        values: { form: form.title, reference, days: String(form.keepDays) },
        more: {
          answers: [...answered(message, { typed: isOwnAddress }), ...filed(message, String(files.length))],
          below: isOwnAddress ? [] : [said(texts.notRepeated)],
        },
      });
    },
    arrived: (message) => {
      const { form, reference, email, files } = message;
      const { after } = texts.arrived;
      const written = write({
        kind: 'formArrived',
        to: { recipient: form.recipient },
        words: { ...texts.arrived, after: files.length > 0 ? [...after, texts.filesApart] : after },
        values: { form: form.title, reference, email },
        more: { answers: [...answered(message, { typed: true }), ...filed(message, files.join('\n'))] },
      });
      return { ...written, headers: { ...written.headers, 'Reply-To': email } };
    },
  };
}
