import { proposedSentence } from '@rules/lesson-plans/domain/reflection-template';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import type { ReflectedPlan } from './calls';
import { languageOf } from './desk';
import type { ReflectionFields } from './reflection-kind';
import { offeredOf, templatesQuery } from './templates/calls';

type SentenceOfferProps = {
  plan: ReflectedPlan;
  reflection: ReflectionFields;
  onUse: (sentence: string) => void;
};

/** What a template says of the lesson, to take where nothing is written yet. */
export function SentenceOffer({ plan, reflection, onUse }: SentenceOfferProps) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const { status, result, present, mastered, text } = reflection;
  const category = status === 'postponed' ? status : result;
  if (category === null || status === 'replaced' || text.trim() !== '') return null;
  const lesson = { present, mastered, className: plan.className, objective: plan.objective };
  const sentence = proposedSentence(offeredOf(templates), category, languageOf(plan), lesson);
  if (sentence === null) return null;
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-sunken p-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {sentence}
      </p>
      <Button size="small" variant="secondary" onClick={() => onUse(sentence)}>
        Guna ayat ini
      </Button>
    </div>
  );
}
