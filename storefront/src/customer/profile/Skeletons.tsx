import { Skeleton } from '@trolley/ui/Skeleton.tsx';

/** The shape of a form: labels, fields, a button. */
export function FormSkeleton() {
  return (
    <div className="card profile-skeleton">
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="profile-skeleton-field">
          <Skeleton />
          <Skeleton shape="block" />
        </div>
      ))}
      <Skeleton shape="button" />
    </div>
  );
}

/** Lines below each other, each with something to press at its end. */
export function ListSkeleton() {
  return (
    <div className="card profile-skeleton">
      {[1, 2, 3].map((line) => (
        <div key={line} className="profile-skeleton-line">
          <div>
            <Skeleton />
            <Skeleton />
          </div>
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}

/** A card and a few words. */
export function BlockSkeleton() {
  return (
    <div className="profile-skeleton">
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
