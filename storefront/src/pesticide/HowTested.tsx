import { useText } from '../shell/shop.tsx';

const steps = [1, 2, 3, 4] as const;

/** How a result comes about. */
export function HowTested({ tested }: { readonly tested: number }) {
  const text = useText();
  return (
    <section className="card residue-how" aria-labelledby="residue-how">
      <h3 id="residue-how">{text('pesticide.how.title')}</h3>
      <ol className="residue-steps">
        {steps.map((step) => (
          <li key={step}>{text(`pesticide.how.${step}`, { tested })}</li>
        ))}
      </ol>
      <p className="muted small">{text('pesticide.how.limit')}</p>
    </section>
  );
}
