import {
  TEMPLATE_CATEGORIES,
  TEMPLATE_LANGUAGES,
  type TemplateCategory,
  type TemplateLanguage,
} from '@rules/lesson-plans/domain/reflection-template';
import { resultWords, statusWords } from '../reflection-kind';

export const categoryWords: Readonly<Record<TemplateCategory, string>> = {
  ...resultWords,
  postponed: statusWords.postponed,
};

const languageWords: Readonly<Record<TemplateLanguage, string>> = {
  ms: 'Melayu',
  en: 'Inggeris',
  zh: 'Cina',
  ta: 'Tamil',
  ar: 'Arab dan Jawi',
};

export const categoryOptions = TEMPLATE_CATEGORIES.map((value) => ({ value, label: categoryWords[value] }));
export const languageOptions = TEMPLATE_LANGUAGES.map((value) => ({ value, label: languageWords[value] }));
