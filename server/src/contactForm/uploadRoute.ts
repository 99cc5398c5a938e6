import { randomUUID } from 'node:crypto';
import { errorCodes, formFailures, uploadLimits, uploadPath, uploadReply } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { readUpload } from '../platform/http/upload/readUpload.ts';
import { shownName } from '../platform/http/upload/shownName.ts';
import { type UploadProblem, UploadRefused } from '../platform/http/upload/uploadProblem.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import { ownFile } from '../platform/storage/fileRemovals.ts';
import { StorageAway } from '../platform/storage/fileStorage.ts';
import { bringFile } from '../platform/storage/ownedFiles.ts';
import { isUuid } from '../platform/uuid.ts';
import type { ContactForms } from './contactForms.ts';
import { ownerOf, ownerWithCookie } from './ownerCookie.ts';
import { countWaiting, deleteLost, deleteWaiting, insertUpload, type NewUpload, type Waiting } from './queries.ts';
import { done, type Refused } from './refused.ts';
import { storeFile } from './storeFile.ts';

const fromNetwork = { max: 30, windowMs: 60 * 60_000 };
const limited = { rateLimit: { max: 60, timeWindow: 60_000 } };
/** That come at the same moment: each has room on the disk, and a connection. */
const mostAtOnce = 40;

const failureOf: Readonly<Record<UploadProblem, string>> = {
  broken: formFailures.uploadBroken,
  tooLarge: formFailures.uploadTooLarge,
  several: formFailures.tooManyUploads,
  empty: formFailures.uploadEmpty,
  kind: formFailures.uploadKind,
};

/** FORM-06: files go ahead of their message, one call each; a message names them. Nothing here ever shows one. */
export function uploadRoute(app: FastifyInstance, forms: ContactForms, cookie: { readonly secure: boolean }): void {
  const { database, files, rateLimiter } = forms;
  let coming = 0;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Not read before the handler has looked at who sends it.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, ready) => ready(null));
    scope.post<{ Params: { formId: string }; Querystring: { shown?: unknown } }>(
      uploadPath(':formId'),
      { config: limited, schema: { hide: true }, bodyLimit: uploadLimits.bytes * 2 },
      async (request, reply) => {
        const { formId } = request.params;
        const takesFiles = forms.forms.get(formId)?.steps.some(({ uploads }) => uploads) === true;
        if (!takesFiles) return done<never>({ failure: formFailures.formNotFound });
        const waitSeconds = await rateLimiter.count(`form files from:${callerAddress(request.ip)}`, fromNetwork);
        if (waitSeconds !== undefined) done({ failure: errorCodes.tooManyRequests, waitSeconds });
        const ownerHash = ownerWithCookie({ request, reply }, cookie);
        const waiting = { ownerHash, formId, shown: shownIds(request.query.shown) };
        if ((await countWaiting(database, waiting)) >= uploadLimits.files)
          done({ failure: formFailures.tooManyUploads });
        if (coming >= mostAtOnce) done({ failure: errorCodes.tooBusy, waitSeconds: 5 });
        coming += 1;
        try {
          const upload = readUpload(request.raw, request.headers['content-type'] ?? '', uploadLimits);
          const taken = done(await take({ waiting, upload }));
          const kept = { ...taken, bytes: upload.bytes() };
          return await reply.header('cache-control', 'no-store').send(z.parse(uploadReply, kept));
        } finally {
          coming -= 1;
        }
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

  interface Taking {
    readonly waiting: Waiting;
    readonly upload: ReturnType<typeof readUpload>;
  }

  /** Into the storage while it comes; what is not kept in the end is removed from there at once. */
  async function take({ waiting, upload }: Taking) {
    const { formId, ownerHash } = waiting;
    const file = randomUUID();
    async function bring() {
      const stored = await storeFile(files, file, upload.content);
      const name = shownName(upload.name());
      const id = done(await keep(waiting, { formId, ownerHash, name, file, ...stored }));
      return { ...id, name, type: stored.type };
    }
    try {
      return await bringFile({ database, files, area: 'uploads', name: file, bring });
    } catch (error) {
      if (error instanceof UploadRefused) return { failure: failureOf[error.problem] };
      if (error instanceof StorageAway) return { failure: formFailures.uploadNotStored, waitSeconds: 30 };
      throw error;
    }
  }

  /** Counted once more in the transaction that writes: files may come at the same moment. */
  function keep(waiting: Waiting, upload: NewUpload): Promise<{ readonly id: string } | Refused> {
    return database.transaction(async (tx) => {
      await tx.query({
        text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
        values: [`form files ${upload.ownerHash.toString('hex')}`],
      });
      const count = await countWaiting(tx, waiting);
      if (count >= uploadLimits.files) return { failure: formFailures.tooManyUploads };
      if (waiting.shown) await deleteLost(tx, waiting, uploadLimits.files - 1 - count);
      await ownFile(tx, { area: 'uploads', name: upload.file });
      return { id: await insertUpload(tx, upload, uploadLimits.hours) };
    });
  }
}

/** As the address names them, with commas between them. */
function shownIds(shown: unknown): readonly string[] | undefined {
  return typeof shown === 'string' ? shown.split(',').filter(isUuid).slice(0, uploadLimits.files) : undefined;
}
