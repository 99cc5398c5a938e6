import type { PartTexts } from '@trolley/contract';
import { loadWithQueries } from '../shell/api/loadWithQueries.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { WithTexts } from '../shell/shop.tsx';
import type { BlockProps, HeadingLevel } from './blockProps.ts';
import { FormPlace } from './FormPlace.tsx';

const load = () =>
  loadWithQueries(() => import('../contactForm/ContactForm.tsx').then((module) => module?.ContactForm));

interface FormRoomProps {
  readonly form: string;
  readonly texts: PartTexts;
  readonly level: HeadingLevel;
  readonly stepwise: boolean;
}

/** A form comes in a file of its own, into the room that the styles keep for it. */
function FormRoom({ form, texts, level, stepwise }: FormRoomProps) {
  return (
    <div className={`block ${stepwise ? 'questionnaire' : 'contact-form'}`}>
      <WithTexts texts={texts}>
        <LazyComponent when load={load} props={{ formId: form, level, stepwise }}>
          <FormPlace without="contactForm.withoutScripts" />
        </LazyComponent>
      </WithTexts>
    </div>
  );
}

/** CONT-09 */
export function ContactFormBlock({ block: { form, texts }, level }: BlockProps<'contactForm'>) {
  return <FormRoom form={form} texts={texts} level={level} stepwise={false} />;
}

/** CONT-09 */
export function QuestionnaireBlock({ block: { form, texts }, level }: BlockProps<'questionnaire'>) {
  return <FormRoom form={form} texts={texts} level={level} stepwise />;
}
