import type { ProductFacts } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import { Contact } from './Contact.tsx';

/** What product safety law wants said of non-food: warnings, and who answers for it in the Union. */
export function SafetyFacts({ facts: { warnings = [], responsiblePerson } }: { readonly facts: ProductFacts }) {
  const text = useText();
  return (
    <dl className="product-facts">
      {warnings.length > 0 && (
        <div>
          <dt>{text('catalogue.product.warnings')}</dt>
          {warnings.map((warning) => (
            <dd key={warning}>{warning}</dd>
          ))}
        </div>
      )}
      {responsiblePerson && (
        <div>
          <dt>{text('catalogue.product.responsiblePerson')}</dt>
          <dd>
            {responsiblePerson.name}, {responsiblePerson.address}, <Contact contact={responsiblePerson.contact} />
          </dd>
        </div>
      )}
    </dl>
  );
}
