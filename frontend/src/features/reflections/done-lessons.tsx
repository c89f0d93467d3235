import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge';
import type { IconName } from '../../ui/icon';
import type { Tone } from '../../ui/tone';
import type { LessonToReflect } from './calls';
import { lessonTime, lessonTitle } from './lesson-words';
import { reflectionKind, resultWords, statusWords } from './reflection-kind';

type DoneLessonsProps = {
  lessons: readonly LessonToReflect[];
  /** What waits on this device, by the plan. */
  here: ReadonlyMap<string, ReflectionContent>;
  now: Date;
};

/** What is noted already; each leads to its plan, where it is changed. */
export function DoneLessons({ lessons, here, now }: DoneLessonsProps) {
  return lessons.map(({ plan, reflection }) => {
    const noted = here.get(plan.id) ?? reflection;
    return (
      <li key={plan.id}>
        <Link
          to={reflectionKind.addressOf(plan.id)}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
        >
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">{lessonTitle(plan)}</span>
            <span className="block text-muted text-sm">
              {[lessonTime(plan, now), numbersOf(noted)].filter(Boolean).join(' · ')}
            </span>
          </span>
          {noted && <Standing noted={noted} />}
          {here.has(plan.id) && <Badge icon="device">Dalam peranti ini</Badge>}
          {noted?.text && (
            <span dir="auto" className="line-clamp-2 basis-full text-muted text-sm">
              {noted.text}
            </span>
          )}
        </Link>
      </li>
    );
  });
}

const looks: Readonly<Record<NonNullable<ReflectionContent['result']>, [Tone, IconName]>> = {
  achieved: ['success', 'check'],
  partly: ['warning', 'minus'],
  notAchieved: ['danger', 'close'],
};

function Standing({ noted }: { noted: ReflectionContent }) {
  if (noted.status !== 'taught') return <Badge icon="history">{statusWords[noted.status]}</Badge>;
  if (noted.result === null)
    return (
      <Badge tone="success" icon="check">
        {statusWords.taught}
      </Badge>
    );
  const [tone, icon] = looks[noted.result];
  return (
    <Badge tone={tone} icon={icon}>
      {resultWords[noted.result]}
    </Badge>
  );
}

function numbersOf(noted: ReflectionContent | null): string {
  if (noted?.status !== 'taught') return noted?.reason ?? '';
  const { present, mastered } = noted;
  return present === null || mastered === null ? '' : `${mastered} / ${present} menguasai`;
}
