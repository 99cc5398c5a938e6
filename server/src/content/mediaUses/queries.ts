import type { Queryable } from '../../platform/database/database.ts';

export interface UseRow {
  readonly id: string;
  readonly item: string;
  readonly title: string;
  readonly where: 'live' | 'draft' | 'plan';
  readonly at: Date | null;
}

/** Every place in content, whatever field it is, that names a picture of the library. */
export function selectMediaUses(on: Queryable): Promise<readonly UseRow[]> {
  return on.query<UseRow>({
    name: 'content-media-uses',
    text: `with place as (
             select 'page:' || path as item, title, 'live' as "where", null::timestamptz as at,
                    blocks::text || meta::text as said from content_page
              union all
             select 'config:' || type, type, 'live', null, value::text from content_config
              union all
             select item, coalesce(title, item), 'draft', null, value::text from content_draft
              union all
             select item, coalesce(title, item), 'plan', at, value::text from content_plan
           )
           select distinct found[1]::uuid as id, item, title, "where", at
             from place, regexp_matches(said, 'uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.webp', 'g') found
            order by "where" desc, at, item`,
  });
}
