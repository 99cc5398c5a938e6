import { errorCodes, formFailures, uploadLimits, uploadPath, uploadReply } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import { isUuid } from '../platform/uuid.ts';
import type { ContactForms } from './contactForms.ts';
import { ownerOf, ownerWithCookie } from './ownerCookie.ts';
import { countWaiting, deleteWaiting, insertUpload } from './queries.ts';
import { readUpload } from './readUpload.ts';
import { done, type Refused } from './refused.ts';
import { shownName, storedFile } from './storedFile.ts';

const hours = 24;
const fromNetwork = { max: 30, windowMs: 60 * 60_000 };
const limited = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** FORM-06: files go ahead of their message, one call each; a message names them. Nothing here ever shows one. */
export function uploadRoute(app: FastifyInstance, forms: ContactForms, cookie: { readonly secure: boolean }): void {
  const { database, rateLimiter } = forms;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Not read before the handler has looked at who sends it.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, ready) => ready(null));
    scope.post<{ Params: { formId: string } }>(
      uploadPath(':formId'),
      { config: limited, schema: { hide: true }, bodyLimit: uploadLimits.bytes * 2 },
      async (request, reply) => {
        const { formId } = request.params;
        const takesFiles = forms.forms.get(formId)?.steps.some(({ uploads }) => uploads) === true;
        if (!takesFiles) return done<never>({ failure: formFailures.formNotFound });
        const waitSeconds = await rateLimiter.count(`form files from:${callerAddress(request.ip)}`, fromNetwork);
        if (waitSeconds !== undefined) done({ failure: errorCodes.tooManyRequests, waitSeconds });
        const ownerHash = ownerWithCookie({ request, reply }, cookie);
        if ((await countWaiting(database, ownerHash)) >= uploadLimits.files)
          done({ failure: formFailures.tooManyUploads });
        const sent = done(await readUpload(request.raw, request.headers['content-type'] ?? ''));
        const clean = done(await storedFile(sent.content));
        const name = shownName(sent.name);
        const id = done(await keep({ formId, ownerHash, name, ...clean }));
        const kept = { ...id, name, type: clean.type, bytes: sent.content.length };
        return reply.header('cache-control', 'no-store').send(z.parse(uploadReply, kept));
      },
    );
    scope.delete<{ Params: { formId: string; id: string } }>(
      `${uploadPath(':formId')}/:id`,
      { config: limited, schema: { hide: true } },
      async (request, reply) => {
        const { id } = request.params;
        if (isUuid(id)) await deleteWaiting(database, id, ownerOf({ request }));
        return reply.code(204).send();
      },
    );
  });

  /** Counted once more in the transaction that writes: files may come at the same moment. */
  function keep(upload: Parameters<typeof insertUpload>[1]): Promise<{ readonly id: string } | Refused> {
    return database.transaction(async (tx) => {
      await tx.query({
        text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
        values: [`form files ${upload.ownerHash.toString('hex')}`],
      });
      if ((await countWaiting(tx, upload.ownerHash)) >= uploadLimits.files)
        return { failure: formFailures.tooManyUploads };
      return { id: await insertUpload(tx, upload, hours) };
    });
  }
}
