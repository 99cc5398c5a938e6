import {
  answerProblem,
  askedFields,
  type EndpointReply,
  formFailures,
  newsletterFailures,
  type ShownForm,
  submitForm,
} from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useGuardedCall } from '../customer/auth/useGuardedCall.ts';
import type { FieldRules } from '../form/fieldRule.ts';
import { ShopForm } from '../form/ShopForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useShopForm } from '../form/useShopForm.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { uuid } from '../shell/api/uuid.ts';
import { useText } from '../shell/shop.tsx';
import { FieldView } from './FieldView.tsx';
import { Promises } from './Promises.tsx';
import { Receipt } from './Receipt.tsx';
import { StepCard } from './StepCard.tsx';
import { Uploads } from './Uploads.tsx';
import { usePrefill } from './usePrefill.ts';
import { useUploads } from './useUploads.ts';

type Answers = Record<string, string>;

interface FormOfStepsProps {
  readonly form: ShownForm;
  readonly level: 1 | 2 | 3 | 4;
  readonly stepwise: boolean;
}

/** A form in steps, one open at a time; all of them open where it is not stepwise. */
export function FormOfSteps({ form: shown, level, stepwise }: FormOfStepsProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { waiting, prepare, send } = useGuardedCall();
  const last = shown.steps.length - 1;
  const [step, setStep] = useState(stepwise ? 0 : last);
  const [receipt, setReceipt] = useState<EndpointReply<typeof submitForm>>();
  const uploads = useUploads(shown.id);
  // The same message however often it is sent; another one once something was changed.
  const sent = useRef({ key: '', body: '' });
  const fields = shown.steps.flatMap((one) => one.fields);
  const stepOf = new Map(shown.steps.flatMap((one, at) => one.fields.map(({ name }) => [name, at] as const)));
  const rules: FieldRules<Answers> = Object.fromEntries(
    fields.map((field) => [
      field.name,
      (value: string, values: Answers) => {
        if ((stepOf.get(field.name) ?? 0) > step) return undefined;
        return askedFields(shown, values).includes(field) ? answerProblem(field, value) : undefined;
      },
    ]),
  );
  const form = useShopForm<Answers>({
    fields: rules,
    defaults: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    draftKey: `form-${shown.id}`,
    // What is known of a customer is filled in anew, and not left behind.
    secret: fields.flatMap(({ name, prefill }) => (prefill ? [name] : [])),
    describe: ({ data: { errorCode } }) => describe(errorCode, text),
    onSubmit: async (answers) => {
      if (step < last) {
        setStep(step + 1);
        return;
      }
      const files = await uploads.settle();
      if (!files) {
        if (stepwise) setStep(shown.steps.findIndex((one) => one.uploads));
        throw new ApiError(409, 'A file did not come whole', { errorCode: formFailures.uploadBroken });
      }
      const body = { answers, consent: shown.consent, uploads: files };
      const written = JSON.stringify(body);
      if (sent.current.body !== written) sent.current = { key: uuid(), body: written };
      const { key } = sent.current;
      const params = { formId: shown.id };
      const received = await send(({ query, headers }) =>
        call(submitForm, { params, query, body: { ...body, key } }, { headers }),
      );
      uploads.clear();
      setReceipt(received);
    },
  });
  usePrefill(form, shown);
  const answers = { ...form.values(), ...(useWatch({ control: form.control }) as Answers) };
  const asked = new Set(askedFields(shown, answers).map(({ name }) => name));
  const opened = useRef<HTMLHeadingElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current !== step) opened.current?.focus();
    focused.current = step;
  }, [step]);
  if (receipt) return <Receipt receipt={receipt} words={shown.success} email={answers.email ?? ''} level={level} />;
  const isUploading = uploads.files.some(({ progress }) => progress !== undefined);
  const isOpen = (at: number) => !stepwise || at === step;
  return (
    <div className="form-page">
      <div className="form-main">
        <ShopForm form={form} label={shown.title} onBegin={prepare}>
          {shown.steps.map((one, at) => (
            <StepCard
              key={one.title}
              number={stepwise ? at + 1 : undefined}
              title={one.title}
              text={isOpen(at) ? one.text : summaryOf(one, asked, answers)}
              level={level}
              state={isOpen(at) ? 'open' : at < step ? 'done' : 'ahead'}
              heading={at === step ? opened : undefined}
              onChange={() => setStep(at)}
            >
              {one.fields
                .filter(({ name }) => asked.has(name))
                .map((field) => (
                  <FieldView key={field.name} form={form} field={field} answer={answers[field.name] ?? ''} />
                ))}
              {one.uploads && <Uploads uploads={uploads} closed={form.sending} />}
              {at === last && (
                <p className="form-consent">
                  {shown.consent}{' '}
                  <a className="link" href={shown.privacy.href}>
                    {shown.privacy.label}
                  </a>
                </p>
              )}
              {(stepwise || at === last) && (
                <div className="form-actions">
                  <SubmitButton form={form}>{at < last ? text('contactForm.next') : shown.submit}</SubmitButton>
                  {stepwise && at > 0 && (
                    <Button kind="outline" onClick={() => setStep(at - 1)}>
                      {text('contactForm.back')}
                    </Button>
                  )}
                  {waiting && <p role="status">{text('contactForm.checking')}</p>}
                  {form.sending && isUploading && <p role="status">{text('contactForm.upload.underWay')}</p>}
                </div>
              )}
            </StepCard>
          ))}
        </ShopForm>
      </div>
      <Promises promises={shown.promises} keepDays={shown.keepDays} />
    </div>
  );
}

/** What was answered, in a line. */
function summaryOf({ fields }: ShownForm['steps'][number], asked: ReadonlySet<string>, answers: Answers): string {
  return fields
    .filter(({ name }) => asked.has(name))
    .map(({ name, options }) => options?.find(({ value }) => value === answers[name])?.label ?? answers[name] ?? '')
    .filter((answer) => answer !== '')
    .map((answer) => (answer.length > 60 ? `${answer.slice(0, 59)}…` : answer))
    .join(', ');
}

function describe(errorCode: string | undefined, text: ReturnType<typeof useText>): string | undefined {
  if (errorCode === newsletterFailures.consentOutdated) return text('contactForm.outdated');
  if (errorCode === formFailures.uploadBroken) return text('contactForm.upload.incomplete');
  return errorCode === formFailures.uploadNotFound ? text('contactForm.upload.gone') : undefined;
}
