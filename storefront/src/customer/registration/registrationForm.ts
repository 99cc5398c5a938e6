import { birthdateProblem, type FieldProblem, fieldProblem, offeredSalutations, readDate } from '@trolley/contract';
import { type FieldRules, ticked } from '../../form/fieldRule.ts';

/** The values of the registration form; with a loyalty card there are two more fields. */
export type RegistrationValues = {
  readonly cardNumber: string;
  readonly activationCode: string;
  readonly salutation: string;
  readonly academicTitle: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
  readonly email: string;
  readonly password: string;
  readonly newsletterTopics: readonly string[];
  readonly terms: boolean;
};

export const emptyRegistration: RegistrationValues = {
  cardNumber: '',
  activationCode: '',
  salutation: '',
  academicTitle: '',
  firstName: '',
  lastName: '',
  birthdate: '',
  email: '',
  password: '',
  newsletterTopics: [],
  terms: false,
};

interface Place {
  readonly locale: string;
  readonly timeZone: string;
}

/** VAL-11, FORM-07: a date as people of the tenant's language type it, of an adult. */
function birthdateRule({ locale, timeZone }: Place, now: () => Date = () => new Date()) {
  return (typed: string): FieldProblem | undefined => {
    if (typed.trim() === '') return { kind: 'required' };
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now());
    return birthdateProblem(readDate(typed, locale) ?? typed, today);
  };
}

/** VAL-10: spaces between the digits, as they are printed, do no harm; a card has a number. */
function cardNumberRule(typed: string): FieldProblem | undefined {
  const number = withoutSpaces(typed);
  return number === '' ? { kind: 'required' } : fieldProblem('cardNumber', number);
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

export function registrationRules(place: Place, withCard: boolean): FieldRules<RegistrationValues> {
  return {
    ...(withCard && { cardNumber: cardNumberRule, activationCode: 'activationcode' as const }),
    academicTitle: 'academicTitle',
    firstName: 'firstname',
    lastName: 'surname',
    birthdate: birthdateRule(place),
    email: 'email',
    password: 'password',
    terms: ticked,
  };
}

/** What is sent: nothing of what was left empty. */
export function registrationBody(values: RegistrationValues) {
  const { email, password, firstName, lastName, academicTitle, birthdate, newsletterTopics } = values;
  const salutation = offeredSalutations.find((offered) => offered === values.salutation);
  return {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    birthdate: birthdate.trim(),
    ...(salutation && { salutation }),
    ...(academicTitle.trim() !== '' && { academicTitle: academicTitle.trim() }),
    ...(newsletterTopics.length > 0 && { newsletterTopics: [...newsletterTopics] }),
  };
}

export function claimBody(values: RegistrationValues) {
  return {
    ...registrationBody(values),
    cardNumber: withoutSpaces(values.cardNumber),
    activationCode: values.activationCode.trim(),
  };
}
