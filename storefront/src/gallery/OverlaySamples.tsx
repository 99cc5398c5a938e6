import { Accordion } from '@trolley/ui/Accordion.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { HeartIcon, TagIcon } from '@trolley/ui/icons.ts';
import { Menu } from '@trolley/ui/Menu.tsx';
import { Tabs } from '@trolley/ui/Tabs.tsx';
import { useState } from 'react';
import { galleryTexts } from './galleryTexts.ts';
import { Row, Sample } from './Sample.tsx';

export function OverlaySamples({ place }: { readonly place: string }) {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Sample title="Dialog, drawer, menu">
        <Row>
          <Button kind="outline" onClick={() => setOpen('dialog')} data-replay="">
            Dialog
          </Button>
          <Button kind="outline" onClick={() => setOpen('drawer')} data-replay="">
            Drawer
          </Button>
          <Menu
            label="Menu"
            entries={[
              { label: 'Current', href: '#components', icon: TagIcon, current: true },
              { label: 'Favourites', href: '#favourites', icon: HeartIcon },
            ]}
          />
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="A question"
          closeLabel={galleryTexts.close}
          actions={
            <>
              <Button kind="outline" onClick={close}>
                No
              </Button>
              <Button onClick={close}>Yes</Button>
            </>
          }
        >
          <p>{galleryTexts.sentence}</p>
        </Dialog>
        <Drawer open={open === 'drawer'} onClose={close} title="Beside the page" closeLabel={galleryTexts.close}>
          <p>{galleryTexts.sentence}</p>
        </Drawer>
      </Sample>
      <Sample title="Tabs">
        <Tabs
          label={`Tabs, ${place}`}
          tabs={[
            { label: 'First', content: <p>{galleryTexts.sentence}</p> },
            { label: 'Second', content: <p>{galleryTexts.hint}</p> },
            { label: 'Third', content: <p>{galleryTexts.intro}</p> },
          ]}
        />
      </Sample>
      <Sample title="Accordion">
        <Accordion
          items={[
            { title: 'Open', content: <p>{galleryTexts.sentence}</p>, open: true },
            { title: 'Closed', content: <p>{galleryTexts.hint}</p> },
          ]}
        />
      </Sample>
    </>
  );
}
