import type { ClientConfig, ClientConfigType } from '@trolley/contract';
import { clientConfigTypes, componentConfigTypes, getClientConfig, getComponentConfigs } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { chosenTypes } from './chosenTypes.ts';
import type { ContentParts } from './contentPart.ts';

/** The same for everyone, and asked for again each time it may have changed. */
const cacheControl = 'public, max-age=0, must-revalidate';

interface ContentRouteParts {
  readonly snapshots: Pick<Snapshots<ContentParts>, 'current'>;
  /** What surrounds every page, with the menu that the catalogue makes of it. */
  readonly site: () => ClientConfig;
}

export function contentRoutes(app: FastifyInstance, { snapshots, site }: ContentRouteParts): void {
  serve(
    app,
    getClientConfig,
    ({ query }) => {
      return pick(site(), chosenTypes<ClientConfigType>(query.types, clientConfigTypes));
    },
    { cacheControl },
  );
  serve(
    app,
    getComponentConfigs,
    ({ query }) => pick(snapshots.current().parts.content.components, chosenTypes(query.types, componentConfigTypes)),
    { cacheControl },
  );
}

function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : []))) as Pick<T, K>;
}
