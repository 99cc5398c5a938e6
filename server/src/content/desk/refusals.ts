import { type ContentProblem, contentFailures, contentLimits } from '@trolley/contract';
import { Refusal } from '../../platform/http/refusal.ts';

type ContentFailure = (typeof contentFailures)[keyof typeof contentFailures];

const answers: Readonly<Record<ContentFailure, readonly [status: number, message: string]>> = {
  [contentFailures.itemNotFound]: [404, 'There is no such page or configuration.'],
  [contentFailures.itemChanged]: [409, 'Somebody published this in the meantime. Join your changes with theirs.'],
  [contentFailures.itemUnfit]: [422, 'This cannot be published yet: see its problems.'],
  [contentFailures.itemStays]: [409, 'The shop needs this page or configuration: it can only be changed.'],
  [contentFailures.itemExists]: [409, 'Another page, a draft or a plan has this address already.'],
  [contentFailures.itemPlanned]: [409, 'Publications of this page are planned. Delete those plans first.'],
  [contentFailures.valueUnfit]: [400, 'This cannot be saved: see its problems.'],
  [contentFailures.draftNotFound]: [404, 'There is no such draft: it was published, planned or discarded.'],
  [contentFailures.draftChanged]: [409, 'This draft was changed elsewhere, perhaps in another tab.'],
  [contentFailures.tooManyDrafts]: [
    409,
    `You have ${contentLimits.draftsPerPerson} drafts. Publish or discard some of them first.`,
  ],
  [contentFailures.versionNotFound]: [404, 'There is no such version.'],
  [contentFailures.planNotFound]: [404, 'There is no such plan: it was published or deleted.'],
  [contentFailures.planChanged]: [409, 'This plan was changed in the meantime.'],
  [contentFailures.planTaken]: [409, 'Something else of this page is planned for the same moment.'],
  [contentFailures.tooManyPlans]: [
    409,
    `There are ${contentLimits.plansPerItem} plans of this page. Delete some first.`,
  ],
  [contentFailures.planHolds]: [
    409,
    'This plan is the only copy of what it holds. Its author and you have other drafts of this page.',
  ],
  [contentFailures.momentPassed]: [400, 'Plan for a moment that is still to come.'],
  [contentFailures.momentTooFar]: [
    400,
    `Plan for a moment within the next ${Math.floor(contentLimits.planDays / 366)} years.`,
  ],
};

/** Undoes the transaction it is called in. */
export function refuse(failure: ContentFailure, customPayload?: object): never {
  const [status, message] = answers[failure];
  throw new Refusal(status, failure, message, { ...(customPayload && { customPayload }) });
}

/** Only what breaks the schema keeps something from being published. */
export function refuseUnfit(problems: readonly ContentProblem[]): void {
  const broken = problems.filter(({ kind }) => kind === 'schema');
  if (broken.length > 0) refuse(contentFailures.itemUnfit, { problems: broken });
}
