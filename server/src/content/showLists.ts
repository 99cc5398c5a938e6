import type { BrandsConfig } from '@trolley/contract';
import { brandsConfig, listsConfig } from '@trolley/contract';
import type { z } from 'zod/mini';
import type { ComponentConfigs, ShownLists } from './content.ts';
import type { ShowContext } from './showContext.ts';

/** What editors tell among products. A configuration that is broken in the database is that of the tenant's files. */
export function showLists(
  configs: Readonly<Record<string, unknown>>,
  fallback: ComponentConfigs,
  { resolve, report }: Pick<ShowContext, 'resolve' | 'report'>,
): ShownLists {
  const { stories } = read('lists', listsConfig, configs, fallback, report) ?? { stories: [] };
  return {
    stories: stories.flatMap(({ to, ...words }) => {
      const href = resolve(to);
      return href === undefined ? [] : [{ ...words, href }];
    }),
  };
}

export function showBrandsConfig(
  configs: Readonly<Record<string, unknown>>,
  fallback: ComponentConfigs,
  { report }: Pick<ShowContext, 'report'>,
): BrandsConfig {
  return read('brands', brandsConfig, configs, fallback, report) ?? { featured: [], stories: [] };
}

function read<T>(
  type: 'lists' | 'brands',
  schema: z.ZodMiniType<T>,
  configs: Readonly<Record<string, unknown>>,
  fallback: ComponentConfigs,
  report: (problem: string) => void,
): T | undefined {
  for (const config of [configs[type], fallback[type]]) {
    if (config === undefined) continue;
    const parsed = schema.safeParse(config);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    report(`${type}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is broken'}`);
  }
  return undefined;
}
