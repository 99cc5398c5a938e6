import { type StudioLanguage, studioLanguages } from '@trolley/contract';

export const languages = studioLanguages;
export type Language = StudioLanguage;

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);
