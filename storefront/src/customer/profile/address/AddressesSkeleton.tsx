import { Skeleton } from '@trolley/ui/Skeleton.tsx';

export function AddressesSkeleton() {
  return (
    <div className="addresses">
      {[1, 2].map((card) => (
        <div key={card} className="card profile-skeleton">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
