import { useQuery } from '@tanstack/react-query';
import { getComponentConfigs, getNewsletterTopics, newsletterConfig } from '@trolley/contract';
import { useServiceDependencies } from '../service/serviceDependencies.ts';

/** NEWS-01: the editors' texts, and the topics. */
export function useNewsletterConfig() {
  const { call } = useServiceDependencies();
  return useQuery({
    queryKey: ['newsletter-config'],
    queryFn: async ({ signal }) => {
      const [configs, { topics }] = await Promise.all([
        call(getComponentConfigs, { query: { types: 'newsletter' } }, { signal }),
        call(getNewsletterTopics, {}, { signal }),
      ]);
      return { config: newsletterConfig.parse(configs.newsletter), topics };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
export type NewsletterWords = NonNullable<ReturnType<typeof useNewsletterConfig>['data']>;
