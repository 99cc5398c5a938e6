import { z } from 'zod/mini';
import { botCheckAnswer } from '../wire/botCheck.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { multiline } from '../wire/unfitTexts.ts';
import { shownForm } from './formFile.ts';

const domain = 'form';
const named = z.object({ formId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });

export const formFailures = {
  formNotFound: 'formNotFound',
  /** The same key came with other answers. */
  keyReused: 'formKeyReused',
  /** A file that is not there (any more): it has to be sent again. */
  uploadNotFound: 'uploadNotFound',
  uploadTooLarge: 'uploadTooLarge',
  tooManyUploads: 'tooManyUploads',
  /** By its content neither pdf nor jpeg nor png, or damaged. */
  uploadKind: 'uploadKind',
  uploadEmpty: 'uploadEmpty',
  uploadBroken: 'uploadBroken',
  /** The storage of files does not answer. */
  uploadNotStored: 'uploadNotStored',
} as const;

/** FORM-06. `hours`: how long a file waits for its message. */
export const uploadLimits = { bytes: 10_000_000, files: 3, hours: 24 } as const;

export const getForm = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{formId}',
  domain,
  summary: 'A contact form or questionnaire: its steps, fields and rules.',
  params: named,
  reply: shownForm,
});

export const submitForm = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{formId}/submissions',
  domain,
  summary: 'Sends a form. The same key with the same answers is one message, however often it is sent.',
  params: named,
  query: botCheckAnswer,
  body: z.object({
    key: z.uuid(),
    answers: z.record(
      z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/)),
      multiline(z.string().check(z.maxLength(5000))),
    ),
    /** The words beside the button, as they were shown. */
    consent: multiline(z.string().check(z.maxLength(1000))),
    uploads: z._default(z.array(z.uuid()).check(z.maxLength(uploadLimits.files)), []),
  }),
  reply: z.object({ reference: z.string(), receivedAt: z.iso.datetime() }),
});

/**
 * FORM-06: the body is `multipart/form-data` with one file; see `uploadLimits`. The query `shown` names the files that
 * the form still shows, with commas between them: where there are too many, those it has lost make room.
 */
export const uploadReply = z.object({ id: z.uuid(), name: z.string(), type: z.string(), bytes: z.int() });
export const uploadPath = (formId: string) => `/api/forms/${formId}/uploads`;
