import {
  checkRedirect as checkRedirectCall,
  checkText as checkTextCall,
  listRedirects as listRedirectsCall,
  listTexts as listTextsCall,
  removeRedirect as removeRedirectCall,
  resetText as resetTextCall,
  type ShownRedirect,
  type ShownText,
  saveRedirect as saveRedirectCall,
  saveText as saveTextCall,
  tryAddress as tryCall,
  wordFailures,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Call } from '../platform/http/serve.ts';
import { staffNames } from '../staff/account/staffNames.ts';
import { serveStaff } from '../staff/serveStaff.ts';
import type { StaffSessions } from '../staff/session/sessions.ts';
import type { LoggedInStaff } from '../staff/who.ts';
import { isReserved } from '../tenant/reservedPaths.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { selectRedirects, selectTexts } from './queries.ts';
import { checkTypedRedirect } from './redirect/checkTypedRedirect.ts';
import type { Place } from './redirect/findRedirectProblems.ts';
import { layRedirects } from './redirect/layRedirects.ts';
import { allRedirects, type FoundRedirect, searchRedirects } from './redirect/listRedirects.ts';
import { removeRedirect, saveRedirect } from './redirect/saveRedirect.ts';
import { tryAddress } from './redirect/tryAddress.ts';
import { done, type WordRefused } from './refusals.ts';
import { checkText } from './text/checkText.ts';
import { resetText, saveText } from './text/saveText.ts';
import { showText } from './text/showText.ts';
import type { StoredText } from './words.ts';

export interface WordRouteParts {
  readonly database: Database;
  readonly sessions: Pick<StaffSessions, 'require'>;
  readonly tenant: Pick<Tenant, 'file' | 'publicConfig' | 'sourceTexts'>;
  /** What would stand at an address without redirects. */
  lookAt(path: string): Place | undefined;
  /** Paths of editors' pages. */
  pages(): readonly string[];
  placesOf(key: string): readonly string[];
  /** A page to see a place on. */
  exampleOf(place: string): string | undefined;
}

const byOf = ({ id }: LoggedInStaff, { request }: Call) => ({ staffId: id, requestId: request.id });

/** Who changed what, by their names of today. */
async function namesFor(database: Database, all: readonly Changed[]) {
  const names = await staffNames(
    database,
    all.map(({ changedBy }) => changedBy),
  );
  return ({ changedBy }: Changed) => {
    const by = changedBy === null ? undefined : names.get(changedBy);
    return by ? { changedBy: { ...by } } : {};
  };
}

type Changed = Pick<StoredText, 'changedBy'>;

/** The studio's calls about redirects and texts of the interface. */
export function wordRoutes(app: FastifyInstance, parts: WordRouteParts): void {
  redirectRoutes(app, parts);
  textRoutes(app, parts);
}

function redirectRoutes(app: FastifyInstance, { database, sessions, tenant, lookAt, pages }: WordRouteParts): void {
  const file = tenant.file.redirects;
  const { baseUrl } = tenant.publicConfig;
  const world = () => ({ lookAt, pages: pages(), isReserved, baseUrl });
  const inForce = async () => layRedirects(file, await selectRedirects(database));

  async function shown(found: readonly FoundRedirect[]): Promise<ShownRedirect[]> {
    const nameOf = await namesFor(
      database,
      found.flatMap(({ stored }) => stored ?? []),
    );
    return found.map(({ stored, problems, ...one }) => ({
      ...one,
      ...(stored && { changedAt: stored.changedAt.toISOString(), ...nameOf(stored) }),
      problems: [...problems],
    }));
  }

  serveStaff(app, sessions, listRedirectsCall, async ({ query }) => {
    const stored = await selectRedirects(database);
    const redirects = layRedirects(file, stored);
    const { shown: some, ...counts } = searchRedirects(allRedirects(file, stored), query.search ?? '', {
      ...world(),
      redirects,
    });
    return { redirects: await shown(some), ...counts };
  });
  serveStaff(app, sessions, checkRedirectCall, async ({ body }) => checkTypedRedirect(body, await inForce(), world()));
  serveStaff(app, sessions, saveRedirectCall, async ({ body }, who, call) => {
    const saved = done(await saveRedirect({ database, file, world: world(), baseUrl }, byOf(who, call), body));
    const { problems } = checkTypedRedirect({ ...saved, was: saved }, await inForce(), world());
    const [one] = await shown([{ ...saved, problems }]);
    return one as ShownRedirect;
  });
  serveStaff(app, sessions, removeRedirectCall, async ({ body }, who, call) =>
    done(await removeRedirect({ database, file }, byOf(who, call), body)),
  );
  serveStaff(app, sessions, tryCall, async ({ body }) =>
    tryAddress(body.address, await inForce(), { lookAt, isReserved }),
  );
}

function textRoutes(app: FastifyInstance, { database, sessions, tenant, placesOf, exampleOf }: WordRouteParts): void {
  const { sourceTexts } = tenant;

  async function shown(key: string, stored: StoredText | undefined): Promise<ShownText> {
    const nameOf = await namesFor(database, stored ? [stored] : []);
    const notFound: WordRefused = { failure: wordFailures.textNotFound };
    return done<ShownText>(showText(key, stored, { sourceTexts, placesOf, nameOf, language: tenant.file }) ?? notFound);
  }

  serveStaff(app, sessions, listTextsCall, async () => {
    const stored = await selectTexts(database);
    const rows = new Map(stored.map((row) => [row.key, row]));
    const nameOf = await namesFor(database, stored);
    const world = { sourceTexts, placesOf, nameOf, language: tenant.file };
    const texts = [...sourceTexts.keys()].sort().flatMap((key) => showText(key, rows.get(key), world) ?? []);
    const counts = new Map<string, number>();
    for (const place of texts.flatMap(({ places }) => places)) counts.set(place, (counts.get(place) ?? 0) + 1);
    const places = [...counts].map(([id, count]) => {
      const path = exampleOf(id);
      return { id, texts: count, ...(path !== undefined && { path }) };
    });
    return { texts, places, language: tenant.file.locale.slice(0, 2) };
  });
  serveStaff(app, sessions, checkTextCall, async ({ body }) => done(checkText(body, sourceTexts, tenant.file)));
  serveStaff(app, sessions, saveTextCall, async ({ body }, who, call) => {
    const { stored } = done(await saveText({ database, sourceTexts }, byOf(who, call), body));
    return shown(body.key, stored);
  });
  serveStaff(app, sessions, resetTextCall, async ({ body }, who, call) => {
    done(await resetText({ database, sourceTexts }, byOf(who, call), body));
    return shown(body.key, undefined);
  });
}
