/** Publishing at once or at a moment, and what becomes of a plan. */
export const planEn = {
  publishTitle: (title: string) => `Publish “${title}”?`,
  publishHelp: 'Shoppers everywhere see it within 5 seconds.',
  note: 'Version note',
  noteHint: 'What you changed, in a few words.',
  publishedDone: (version: number) => `Published as version ${version}. Live everywhere within 5 seconds.`,
  unfit: (count: number) =>
    count === 1
      ? 'One field has to be fixed before you can publish.'
      : `${count} fields have to be fixed before you can publish.`,
  toField: 'Show me',
  planTitle: (title: string) => `Schedule “${title}”`,
  planHelp: 'We keep the draft as it is now and publish it for you. Later edits won’t be included.',
  movePlanHelp: 'Only the moment changes. What the plan holds stays as it is.',
  publishOn: 'Publish on',
  planIt: 'Schedule',
  plannedDone: (moment: string) => `Scheduled for ${moment}.`,
  plansOfIt: 'Already scheduled',
  noPlans: 'Nothing scheduled.',
  changePlan: 'Change',
  deletePlanOf: (moment: string) => `Delete the schedule for ${moment}`,
  deletePlan: 'Delete schedule',
  deletePlanHelp: 'It won’t be published. What it holds becomes a draft again, so no text is lost.',
  deletePlanForGood: 'Delete for good',
  planIsOnly:
    'There’s another draft of this page already, so what is scheduled here can’t become one. If you delete it now, its text is gone for good. To keep it, publish or discard your draft first.',
  planDeleted: 'Schedule deleted.',
  planInMyDraft: 'Schedule deleted. What it held is in your draft.',
  planInDraftOf: (name: string) => `Schedule deleted. What it held is in ${name}’s draft.`,
  planChanged: (moment: string) => `Rescheduled for ${moment}.`,
  takeMyDraft: 'Copy into my draft',
  save: 'Save',
  outdated: 'The live page has changes that aren’t in here; they will be replaced.',
  overPlan: (moment: string) => `Replaces the changes scheduled for ${moment}, which aren’t in here.`,
  planFailed: 'It was due but couldn’t be published. Change or delete it.',
  inDays: (days: number) => (days < 0 ? '' : days === 0 ? 'Today.' : days === 1 ? 'Tomorrow.' : `In ${days} days.`),
  momentMissing: 'Choose a date and time.',
  momentPassed: 'That’s in the past. Choose a later time.',
  momentTooFar: (years: number) => `That’s more than ${years} years ahead. Choose an earlier time.`,
  planTaken: 'This page is already scheduled for exactly that time.',
};

export type PlanTexts = typeof planEn;
