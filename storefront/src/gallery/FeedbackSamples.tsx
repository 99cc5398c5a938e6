import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { Meter } from '@trolley/ui/Meter.tsx';
import { ProgressBar } from '@trolley/ui/ProgressBar.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { Toast } from '@trolley/ui/Toast.tsx';
import type { Tone } from '@trolley/ui/tone.ts';
import { galleryTexts } from './galleryTexts.ts';
import { Row, Sample } from './Sample.tsx';

const tones: readonly Tone[] = ['success', 'info', 'warning', 'error'];
const nothing = () => undefined;

export function FeedbackSamples() {
  return (
    <>
      <Sample title="Toasts">
        {tones.map((tone) => (
          <Toast
            key={tone}
            tone={tone}
            closeLabel={galleryTexts.close}
            onClose={nothing}
            action={tone === 'success' ? { label: 'Undo', onPress: nothing } : undefined}
          >
            {tone}: {galleryTexts.sentence}
          </Toast>
        ))}
      </Sample>
      <Sample title="Alerts">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={`This is ${tone}`}>
            {galleryTexts.sentence}
          </Alert>
        ))}
        <Alert tone="warning" action={<Button size="s">Replace</Button>}>
          {galleryTexts.sentence}
        </Alert>
      </Sample>
      <Sample title="Progress">
        <ProgressBar label="40 of 100" value={40} />
        <ProgressBar label="Under way" />
        <Meter
          label="Value of the order"
          value={36}
          max={60}
          valueText="36 of 60 euros"
          marks={[
            { at: 30, label: '30 € minimum' },
            { at: 60, label: '60 € free delivery' },
          ]}
        />
        <Row>
          <Spinner label="Loading" />
        </Row>
      </Sample>
      <Sample title="Skeletons">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Row>
          <Skeleton shape="button" />
        </Row>
        <Skeleton shape="block" />
      </Sample>
      <Sample title="Empty">
        <EmptyState
          icon={NothingFoundIcon}
          title="Nothing found"
          heading="h3"
          action={<Button kind="outline">Start again</Button>}
        >
          {galleryTexts.hint}
        </EmptyState>
      </Sample>
    </>
  );
}
