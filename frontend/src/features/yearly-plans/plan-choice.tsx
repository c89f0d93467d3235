import { levelName, orderedLevels } from '@rules/classes/domain/grade-level';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { currentSession } from '../../session/session-store';
import { ComboboxField } from '../../ui/combobox-field';
import { tabClass, tabListClass } from '../../ui/tab-look';
import type { YearlyPlan } from './calls';
import { type KnownYear, type OfSubject, setsOf } from './known';

/** In the address: of which subject and level, whose plan, and how it is looked at. */
export const parameters = {
  subject: 'subjek',
  level: 'tahun',
  whose: 'siapa',
  view: 'paparan',
  shape: 'rupa',
};

const OWN = 'saya';

/** What the person teaches first, then what has a plan, then every subject at every level at which it is taught. */
export function choicesOf({ subjects, classes, ownSets, plans }: KnownYear): OfSubject[] {
  const all = subjects.flatMap((subject) =>
    orderedLevels(subject.levels.map(({ gradeLevel }) => gradeLevel)).map((gradeLevel) => ({
      subject,
      gradeLevel,
    })),
  );
  const teaches = (choice: OfSubject) => setsOf(ownSets, classes, choice).length > 0;
  const isFirst = (choice: OfSubject) => (teaches(choice) ? 2 : plansOf(plans, choice).length > 0 ? 1 : 0);
  return all.toSorted((one, other) => isFirst(other) - isFirst(one));
}

type Chosen = {
  chosen: OfSubject | undefined;
  plan: YearlyPlan | undefined;
  go: (part: Readonly<Record<string, string | null>>) => void;
};

export function useChosenPlan({ plans }: KnownYear, choices: readonly OfSubject[]): Chosen {
  const [search, setSearch] = useSearchParams();
  const chosen =
    choices.find(
      ({ subject, gradeLevel }) =>
        subject.id === search.get(parameters.subject) && gradeLevel === search.get(parameters.level),
    ) ?? choices[0];
  const of = plansOf(plans, chosen);
  const named = search.get(parameters.whose);
  const ownId = currentSession()?.user.id;
  const own = of.find(({ authorId }) => authorId !== null && authorId === ownId);
  const school = of.find(({ authorId }) => authorId === null);
  const proposed = of.find(({ authorId }) => authorId !== null && authorId === named);
  return {
    chosen,
    plan: proposed ?? (named === OWN ? (own ?? school) : (school ?? own)),
    go: (part) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      }),
  };
}

function plansOf(plans: readonly YearlyPlan[], chosen: OfSubject | undefined): YearlyPlan[] {
  return plans.filter(
    ({ subjectId, gradeLevel }) => subjectId === chosen?.subject.id && gradeLevel === chosen.gradeLevel,
  );
}

type PlanChoiceProps = {
  known: KnownYear;
  choices: readonly OfSubject[];
  chosen: OfSubject;
  plan: YearlyPlan | undefined;
  onGo: Chosen['go'];
  /** Ways to look at it. */
  children?: ReactNode;
};

const choiceValue = ({ subject, gradeLevel }: OfSubject) => `${subject.id}/${gradeLevel}`;

/** Which subject and level, and whose plan of it. */
export function PlanChoice({ known, choices, chosen, plan, onGo, children }: PlanChoiceProps) {
  const ownId = currentSession()?.user.id;
  const of = plansOf(known.plans, chosen);
  const own = of.find(({ authorId }) => authorId === ownId);
  const proposed = of.filter(({ authorId }) => authorId !== null && authorId !== ownId);
  const whose: readonly (readonly [address: string | null, label: string, isShown: boolean])[] = [
    [null, 'Panitia', plan?.authorId === null],
    ...(own ? [[OWN, 'Salinan saya', plan?.id === own.id] as const] : []),
    ...proposed.map(({ id, authorId }) => [authorId, 'Cadangan ahli', plan?.id === id] as const),
  ];
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 dense:mt-0 dense:shrink-0 dense:flex-nowrap dense:items-center dense:gap-3 print:hidden">
      <div className="w-full sm:w-72 dense:w-64 dense:[&_label]:sr-only">
        <ComboboxField
          label="Subjek dan tahun"
          options={choices.map((choice) => ({
            value: choiceValue(choice),
            label: `${choice.subject.name} ${levelName(choice.gradeLevel)}`,
          }))}
          value={choiceValue(chosen)}
          onChange={(value) => {
            const [subjectId, level] = value.split('/');
            if (subjectId && level)
              onGo({
                [parameters.subject]: subjectId,
                [parameters.level]: level,
                [parameters.whose]: null,
              });
          }}
        />
      </div>
      {whose.length > 1 && (
        <fieldset className={tabListClass}>
          <legend className="sr-only">RPT siapa</legend>
          {whose.map(([address, label, isShown]) => (
            <button
              key={address ?? label}
              type="button"
              aria-current={isShown ? 'page' : undefined}
              onClick={() => onGo({ [parameters.whose]: address })}
              className={tabClass}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  );
}
