import { ApiError } from './api-error';
import { errorMessage } from './error-messages';

/** Of a refusal for which the server has words of its own. */
export function sentenceIn(failure: unknown): string | undefined {
  const details: unknown = failure instanceof ApiError ? failure.details : undefined;
  const sentence: unknown =
    typeof details === 'object' && details !== null && Reflect.get(details, 'sentence');
  return typeof sentence === 'string' ? sentence : undefined;
}

/** As the server says it, else as every page does. */
export const refusalSentence = (failure: unknown): string => sentenceIn(failure) ?? errorMessage(failure);
