import { useState } from 'react';
import { Accordion } from '../Accordion.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';
import { HeartIcon, TagIcon } from '../icons.ts';
import { Menu } from '../Menu.tsx';
import { Tabs } from '../Tabs.tsx';
import { Row, Sample } from './Sample.tsx';
import { words } from './words.ts';

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
          closeLabel={words.close}
          actions={
            <>
              <Button kind="outline" onClick={close}>
                No
              </Button>
              <Button onClick={close}>Yes</Button>
            </>
          }
        >
          <p>{words.sentence}</p>
        </Dialog>
        <Drawer open={open === 'drawer'} onClose={close} title="Beside the page" closeLabel={words.close}>
          <p>{words.sentence}</p>
        </Drawer>
      </Sample>
      <Sample title="Tabs">
        <Tabs
          label={`Tabs, ${place}`}
          tabs={[
            { label: 'First', content: <p>{words.sentence}</p> },
            { label: 'Second', content: <p>{words.hint}</p> },
            { label: 'Third', content: <p>{words.intro}</p> },
          ]}
        />
      </Sample>
      <Sample title="Accordion">
        <Accordion
          items={[
            { title: 'Open', content: <p>{words.sentence}</p>, open: true },
            { title: 'Closed', content: <p>{words.hint}</p> },
          ]}
        />
      </Sample>
    </>
  );
}
