import { Skeleton } from '@trolley/ui/Skeleton.tsx';

const tiles = ['1', '2', '3', '4', '5', '6'];

/** In the shape of what comes. Which parts are shown the style sheet decides, by what there was last time. */
export function HomeSkeleton() {
  return (
    <div className="home-parts" aria-hidden="true">
      <div className="home-hello">
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className="home-order home-part-order" />
      <div className="home-windows home-part-windows" />
      <div className="home-again home-part-again">
        <Skeleton shape="title" />
        <div className="home-waiting">
          {tiles.map((tile) => (
            <Skeleton key={tile} shape="square" />
          ))}
        </div>
      </div>
      <div className="home-hero" />
    </div>
  );
}
