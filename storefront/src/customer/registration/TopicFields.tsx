import { useQuery } from '@tanstack/react-query';
import { getNewsletterTopics } from '@trolley/contract';
import { FormCheckbox } from '../../form/FormCheckbox.tsx';
import type { ShopForm } from '../../form/useShopForm.ts';
import { useText } from '../../shell/shop.tsx';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import type { RegistrationValues } from './registrationForm.ts';

/** The newsletter topics; none is ticked in advance. */
export function TopicFields({ form }: { readonly form: ShopForm<RegistrationValues> }) {
  const text = useText();
  const { call } = useAuthDependencies();
  const { data } = useQuery({
    queryKey: ['newsletter-topics'],
    queryFn: ({ signal }) => call(getNewsletterTopics, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const topics = data?.topics ?? [];
  if (topics.length === 0) return null;
  return (
    <fieldset className="form-group">
      <legend className="form-group-title">{text('auth.topics')}</legend>
      {topics.map(({ newsletterTopicId, name, description }) => (
        <FormCheckbox
          key={newsletterTopicId}
          form={form}
          name="newsletterTopics"
          value={newsletterTopicId}
          label={name}
          hint={description}
        />
      ))}
    </fieldset>
  );
}
