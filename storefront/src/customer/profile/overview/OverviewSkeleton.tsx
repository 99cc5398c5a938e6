import { Skeleton } from '@trolley/ui/Skeleton.tsx';

export function OverviewSkeleton({ shortcuts }: { readonly shortcuts: number }) {
  return (
    <div className="shortcuts">
      {Array.from({ length: shortcuts }, (_, at) => (
        <div key={at} className="shortcut">
          <span className="shortcut-mark" />
          <div>
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
