import { useQuery } from '@tanstack/react-query';
import { getForm } from '@trolley/contract';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useText } from '../shell/shop.tsx';
import './contact-form.css';
import { FormOfSteps } from './FormOfSteps.tsx';

interface ContactFormProps {
  readonly formId: string;
  readonly level: 1 | 2 | 3 | 4;
  /** One step after the other, instead of all at once. */
  readonly stepwise: boolean;
}

/** CONT-09: a form of the tenant. */
export function ContactForm({ formId, level, stepwise }: ContactFormProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { data, isError, refetch } = useQuery({
    queryKey: ['form', formId],
    queryFn: ({ signal }) => call(getForm, { params: { formId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <LoadFailed words={text('contactForm.failed')} retry={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return <FormOfSteps form={data} level={level} stepwise={stepwise} />;
}
