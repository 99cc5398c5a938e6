import { subscribeToNewsletter } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { MailIcon } from '@trolley/ui/icons.ts';
import { type ReactNode, useState } from 'react';
import { useGuardedCall } from '../customer/auth/useGuardedCall.ts';
import { FormCheckbox } from '../form/FormCheckbox.tsx';
import { FormField } from '../form/FormField.tsx';
import { ShopForm } from '../form/ShopForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useShopForm } from '../form/useShopForm.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useText } from '../shell/shop.tsx';
import { Frame } from './Frame.tsx';
import { Note } from './Note.tsx';
import type { NewsletterWords } from './useNewsletterConfig.ts';

interface SubscribeFormProps extends NewsletterWords {
  readonly level: 1 | 2 | 3 | 4;
  readonly picture?: ReactNode;
}

type Wish = { readonly topics: readonly string[]; readonly email: string };

/** NEWS-02: topics and address; the mail that follows asks whether it was meant. */
export function SubscribeForm({ config, topics, level, picture }: SubscribeFormProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { waiting, prepare, send } = useGuardedCall();
  const [asked, setAsked] = useState<Wish>();
  const form = useShopForm<Wish>({
    fields: {
      topics: (value) => (value.length === 0 ? text('newsletter.topicsMissing') : undefined),
      email: 'email',
    },
    defaults: { topics: [], email: '' },
    draftKey: 'newsletter',
    describe: ({ data: { errorCode } }) =>
      errorCode === 'tooManyRequests'
        ? undefined
        : errorCode === 'consentOutdated'
          ? text('newsletter.outdated')
          : config.subscribeError.anonymous,
    onSubmit: async (wish) => {
      const body = { email: wish.email, topics: [...wish.topics], consent: config.consent };
      await send(({ query, headers }) => call(subscribeToNewsletter, { body, query }, { headers }));
      setAsked(wish);
    },
  });
  if (asked)
    return (
      <Note icon={MailIcon} title={text('newsletter.sent.title')} level={level}>
        <p>{config.subscribeSuccess.anonymous}</p>
        <p className="newsletter-address">{asked.email}</p>
        <Button kind="quiet" onClick={() => setAsked(undefined)}>
          {text('newsletter.sent.again')}
        </Button>
      </Note>
    );
  return (
    <Frame level={level} headline={config.headline.anonymous} text={config.beforeContent.anonymous} picture={picture}>
      <ShopForm form={form} label={text('newsletter.form')} onBegin={prepare}>
        <fieldset className="form-group newsletter-topics">
          <legend className="form-group-title">{text('newsletter.topics')}</legend>
          {topics.map(({ newsletterTopicId, name, description }) => (
            <FormCheckbox
              key={newsletterTopicId}
              form={form}
              name="topics"
              value={newsletterTopicId}
              called={text('newsletter.topics')}
              label={name}
              hint={description}
            />
          ))}
        </fieldset>
        <FormField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          label={text('newsletter.email')}
          placeholder={text('newsletter.emailExample')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="newsletter-send">
          <SubmitButton form={form} size="l" wide>
            {text('newsletter.subscribe')}
          </SubmitButton>
          {waiting && <p role="status">{text('newsletter.checking')}</p>}
          <p className="newsletter-consent">
            {config.consent}{' '}
            <a className="link" href={config.privacy.href}>
              {config.privacy.label}
            </a>
          </p>
        </div>
      </ShopForm>
    </Frame>
  );
}
