import { type Customer, manageNewsletterTopics } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { MailIcon } from '@trolley/ui/icons.ts';
import { type ReactNode, useState } from 'react';
import { FormCheckbox } from '../form/FormCheckbox.tsx';
import { ShopForm } from '../form/ShopForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useShopForm } from '../form/useShopForm.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { acceptCustomer, customerState } from '../shell/session/customerState.ts';
import { useText } from '../shell/shop.tsx';
import { Frame } from './Frame.tsx';
import type { NewsletterWords } from './useNewsletterConfig.ts';

interface CustomerTopicsProps extends NewsletterWords {
  readonly customer: Customer;
  readonly level: 1 | 2 | 3 | 4;
  readonly picture?: ReactNode;
}

type Chosen = { readonly topics: readonly string[] };

/** NEWS-01: a customer ticks what they want; what is new may wait for its mail. */
export function CustomerTopics({ config, topics, customer, level, picture }: CustomerTopicsProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [outcome, setOutcome] = useState<'saved' | 'mailed'>();
  const subscribed = customer.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);
  const known = topics.map(({ newsletterTopicId }) => newsletterTopicId);

  async function save(wanted: readonly string[]): Promise<void> {
    setOutcome(undefined);
    const subscribe = wanted.filter((id) => !subscribed.includes(id));
    const unsubscribe = known.filter((id) => subscribed.includes(id) && !wanted.includes(id));
    // Kept as the proof of what is new; leaving needs no words.
    const consent = subscribe.length > 0 ? { consent: config.consent } : {};
    const answer = await call(manageNewsletterTopics, { body: { subscribe, unsubscribe, ...consent } });
    // 202: what is new is not the customer's before its mail is confirmed; what was left is gone.
    const left = subscribed
      .filter((id) => !unsubscribe.includes(id))
      .map((newsletterTopicId) => ({ newsletterTopicId }));
    const { customer: now } = customerState.get();
    if (now) acceptCustomer({ ...now, newsletterTopics: answer?.newsletterTopics ?? left });
    setOutcome(answer ? 'saved' : 'mailed');
  }

  const form = useShopForm<Chosen>({
    fields: {},
    defaults: { topics: subscribed },
    describe: ({ data: { errorCode } }) =>
      errorCode === 'consentOutdated' ? text('newsletter.outdated') : config.subscribeError.loggedIn,
    onSubmit: ({ topics: wanted }) => save(wanted),
  });
  const headline = config.headline.loggedIn.replace('{firstName}', customer.firstName);
  return (
    <Frame level={level} headline={headline} text={config.beforeContent.loggedIn} picture={picture} own>
      <p className="newsletter-line">
        <Icon of={MailIcon} />
        <span>{customer.email}</span>
      </p>
      <ShopForm form={form} label={text('newsletter.form')}>
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
        <div role="status">
          {outcome === 'saved' && <Alert tone="success">{config.subscribeSuccess.loggedIn}</Alert>}
          {outcome === 'mailed' && <Alert tone="info">{text('newsletter.mailed')}</Alert>}
        </div>
        <div className="newsletter-send">
          <SubmitButton form={form} size="l" wide>
            {text('newsletter.save')}
          </SubmitButton>
          {subscribed.length > 0 && (
            <Button
              kind="quiet"
              onClick={() => {
                form.set('topics', []);
                form.submit();
              }}
            >
              {text('newsletter.leaveAll')}
            </Button>
          )}
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
