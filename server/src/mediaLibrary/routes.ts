import {
  changeMedia,
  deleteMedia,
  errorCodes,
  getMedia,
  listMedia,
  mediaFailures,
  mediaLimits,
  replaceMedia,
  restoreMedia,
  uploadMedia,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../platform/http/serve.ts';
import { readUpload } from '../platform/http/upload/readUpload.ts';
import { serveStaff } from '../staff/serveStaff.ts';
import type { StaffSessions } from '../staff/session/sessions.ts';
import type { LoggedInStaff } from '../staff/who.ts';
import { addFile } from './addFile.ts';
import { changeFile, deleteFile, replaceFile, restoreFile } from './changeFiles.ts';
import { findFiles } from './findFiles.ts';
import type { MediaLibrary } from './library.ts';
import { selectLibrary, selectMedia } from './queries.ts';
import { refusedMedia } from './refused.ts';
import { askAround, showFile } from './showFile.ts';

const byPerson = { max: 300, windowMs: 60 * 60_000 };
/** Of one person in this process; the others wait in the browser. */
const mostAtOnce = 4;
const large = { bodyLimit: mediaLimits.bytes * 2 };

/** The studio's calls about pictures. */
export function mediaLibraryRoutes(app: FastifyInstance, library: MediaLibrary, sessions: StaffSessions): void {
  const { database, rateLimiter } = library;
  const coming = new Map<string, number>();
  const by = ({ id }: LoggedInStaff, { request }: Call) => ({ staffId: id, requestId: request.id });

  serveStaff(app, sessions, listMedia, async ({ query }) => {
    const rows = await selectLibrary(database);
    const around = await askAround(library, database, rows);
    const usesOf = (id: string) => around.uses.get(id) ?? [];
    const { files, total, counts } = findFiles(
      rows.map((row) => showFile(row, around)),
      usesOf,
      query,
    );
    return { files: [...files], total, counts };
  });
  serveStaff(app, sessions, getMedia, async ({ params }) => {
    const row = await selectMedia(database, params.id);
    if (!row || row.removedAt) throw refusedMedia(mediaFailures.mediaNotFound);
    const around = await askAround(library, database, [row]);
    return { ...showFile(row, around), usedIn: [...(around.uses.get(row.id) ?? [])] };
  });
  serveStaff(app, sessions, changeMedia, ({ params, body }, who, call) =>
    changeFile(library, params.id, body, { ...by(who, call), mayPublish: who.permissions.has('content:publish') }),
  );
  serveStaff(app, sessions, deleteMedia, ({ params, query }, who, call) =>
    deleteFile(library, { ...params, ...query }, by(who, call)),
  );
  serveStaff(app, sessions, restoreMedia, ({ params }, who, call) => restoreFile(library, params.id, by(who, call)));

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read by the operation, while it comes, and only once it is known who sends it.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, ready) => ready(null));
    serveStaff(
      scope,
      sessions,
      uploadMedia,
      (_, who, call) => oneOfFew(who, () => addFile(library, uploadOf(call), by(who, call))),
      large,
    );
    serveStaff(
      scope,
      sessions,
      replaceMedia,
      ({ params, query }, who, call) =>
        oneOfFew(who, () => replaceFile(library, { ...params, ...query, upload: uploadOf(call) }, by(who, call))),
      large,
    );
  });

  const uploadOf = ({ request }: Call) => readUpload(request.raw, request.headers['content-type'] ?? '', mediaLimits);

  async function oneOfFew<T>({ id }: LoggedInStaff, work: () => Promise<T>): Promise<T> {
    const retryAfterSeconds = await rateLimiter.count(`media by:${id}`, byPerson);
    if (retryAfterSeconds !== undefined) throw refusedMedia(errorCodes.tooManyRequests, { retryAfterSeconds });
    const now = coming.get(id) ?? 0;
    if (now >= mostAtOnce) throw refusedMedia(errorCodes.tooBusy, { retryAfterSeconds: 2 });
    coming.set(id, now + 1);
    try {
      return await work();
    } finally {
      const left = (coming.get(id) ?? 1) - 1;
      if (left === 0) coming.delete(id);
      else coming.set(id, left);
    }
  }
}
