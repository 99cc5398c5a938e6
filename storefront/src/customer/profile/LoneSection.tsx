import { ErrorView } from '../../shell/error/ErrorView.tsx';
import { SectionView } from './SectionView.tsx';
import { useSections } from './sections.ts';

interface LoneSectionProps {
  /** Of the section. */
  readonly id: string;
  /** The address of the page. */
  readonly path: string;
}

/** ROUTE-30: one section of the account alone, for the web view of an app that has the others elsewhere. */
export function LoneSection({ id, path }: LoneSectionProps) {
  const shown = useSections().find(({ section }) => section.id === id);
  if (!shown) return <ErrorView data={{ status: 404, message: 'There is no such section.' }} path={path} />;
  return (
    <div className="profile-main">
      <SectionView shown={shown} />
    </div>
  );
}
