import { standardCode } from '@rules/yearly-plans/domain/plan-row';

/** Verbs of the standards in Malay, which follow "Murid dapat"; other languages go their own way. */
const MALAY_VERB = /^(?:me|ber|ter)\p{L}{2,}/iu;

/** The words of a standard without its code. */
export function standardWords(line: string): string {
  const code = standardCode(line);
  return (code ? line.trim().slice(code.length).replace(/^\./u, '') : line).trim();
}

/** What pupils who have reached the standards can do: a line for each. */
export function criteriaFrom(standards: readonly string[]): string {
  return standards
    .map(standardWords)
    .filter((words) => words !== '')
    .map((words) =>
      MALAY_VERB.test(words) ? `Murid dapat ${words[0]?.toLowerCase()}${words.slice(1)}` : words,
    )
    .map((words) => (/[.!?。]$/u.test(words) ? words : `${words}.`))
    .join('\n');
}

type Written = Readonly<{ learningStandards: readonly string[]; successCriteria: string }>;

/** As they were proposed; nobody has touched them since. */
export function areProposed({ learningStandards, successCriteria }: Written): boolean {
  return successCriteria !== '' && successCriteria === criteriaFrom(learningStandards);
}

/** Other standards bring other criteria with them, unless those are a person's own. */
export function withStandards(
  plan: Written,
  learningStandards: readonly string[],
  longest: number,
): Partial<Written> {
  const isFree = plan.successCriteria.trim() === '' || areProposed(plan);
  const proposed = criteriaFrom(learningStandards);
  return isFree && proposed.length <= longest
    ? { learningStandards, successCriteria: proposed }
    : { learningStandards };
}
