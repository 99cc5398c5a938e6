import { Badge } from '@trolley/ui/Badge.tsx';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { ChipLink } from '@trolley/ui/Chip.tsx';
import { Pagination } from '@trolley/ui/Pagination.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import { Price } from '@trolley/ui/Price.tsx';
import { Scroller } from '@trolley/ui/Scroller.tsx';
import { SkipLink } from '@trolley/ui/SkipLink.tsx';
import { Table } from '@trolley/ui/Table.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { galleryTexts } from './galleryTexts.ts';
import { Row, Sample } from './Sample.tsx';

const here = '#components';

export function ContentSamples({ place }: { readonly place: string }) {
  return (
    <>
      <Sample title="Prices and badges">
        <Row>
          <Price hundredths={249} locale="de-AT" currency="EUR" />
          <Price hundredths={249} locale="en-IE" currency="EUR" />
          <Price hundredths={349} locale="de-AT" currency="EUR" reduced />
          <Price hundredths={123456} locale="de-AT" currency="EUR" size="s" />
          <Price hundredths={-250} locale="en-IE" currency="EUR" size="s" />
        </Row>
        <Row>
          <Price hundredths={89} locale="de-AT" currency="EUR" size="l" reduced />
          <Price hundredths={1899} locale="en-IE" currency="EUR" size="l" />
        </Row>
        <Row>
          <Badge>Austria</Badge>
          <Badge tone="brand">Organic</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="member">Member</Badge>
          <Badge tone="promo">−25 %</Badge>
        </Row>
      </Sample>
      <Sample title="Cards">
        <Card>{galleryTexts.sentence}</Card>
        <Card active>{galleryTexts.sentence}</Card>
      </Sample>
      <Sample title="Breadcrumbs and pages">
        <Breadcrumbs
          label={`Breadcrumbs, ${place}`}
          crumbs={[{ label: 'Home', href: here }, { label: 'Dairy', href: here }, { label: 'Milk' }]}
        />
        <Pagination
          label={`Pages, ${place}`}
          previousLabel="Previous page"
          nextLabel="Next page"
          pageLabel={(page) => `Page ${page}`}
          current={4}
          last={12}
          hrefOf={() => here}
        />
      </Sample>
      <Sample title="Scroller">
        <Scroller
          label={`Scroller, ${place}`}
          previousLabel="Scroll back"
          nextLabel="Scroll on"
          head={<h4>A row that scrolls</h4>}
        >
          {[1, 2, 3].map((number) => (
            <li key={number}>
              <ChipLink href={here}>Item {number}</ChipLink>
            </li>
          ))}
        </Scroller>
      </Sample>
      <Sample title="Table">
        <Table
          caption={`Nutrition, ${place}`}
          head={['On average', 'per 100 g', 'per portion']}
          rows={[
            ['Energy', '412 kJ', '742 kJ'],
            ['Fat', '3,2 g', '5,8 g'],
          ]}
          figures={[1, 2]}
        />
      </Sample>
      <Sample title="Picture, hidden words">
        <Picture src={galleryTexts.picture} alt="A picture in its frame" width={96} height={96} />
        <p>
          <SkipLink href={here}>A skip link, seen when it has the focus</SkipLink>
          Beside it <VisuallyHidden>(heard only) </VisuallyHidden>hidden galleryTexts.
        </p>
      </Sample>
    </>
  );
}
