import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { OwnPass } from '../../../pass/OwnPass.tsx';
import { usePass } from '../../../pass/usePass.ts';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { usePathTo, useText } from '../../../shell/shop.tsx';
import { PassIcon } from '../icons.ts';
import { BlockSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';

/** The delivery pass of an account. */
export function PassSection({ customer }: SectionProps) {
  const text = useText();
  const offer = usePathTo()('delivery-pass');
  const { data, isError, refetch, accept } = usePass(customer);
  if (isError && !data) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <BlockSkeleton />;
  if (!data.pass)
    return (
      <Card>
        <EmptyState
          icon={PassIcon}
          title={text('pass.none.title')}
          action={offer && <ButtonLink href={offer}>{text('pass.none.link')}</ButtonLink>}
        >
          <p>{text('pass.none.text')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <div className="profile-stack profile-form">
      <OwnPass pass={data.pass} onChanged={accept} />
      {offer && <TextLink href={offer}>{text('pass.none.link')}</TextLink>}
    </div>
  );
}
