import type { Owner } from '../../session/owner';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { PageHeader } from '../../ui/page-header';
import type { LessonToReflect } from './calls';
import { lessonTime, lessonTitle } from './lesson-words';
import { ReflectionPart } from './reflection-part';

type OneReflectionProps = {
  owner: Owner;
  planId: string;
  /** Undefined where it is none of the last weeks. */
  lesson: LessonToReflect | undefined;
  now: Date;
  refusal?: string;
};

/** What is noted already is changed here, and what two devices noted is decided. */
export function OneReflection({ owner, planId, lesson, now, refusal }: OneReflectionProps) {
  return (
    <>
      <PageHeader
        title={lesson ? lessonTitle(lesson.plan) : 'Refleksi'}
        state={lesson && `Refleksi, ${lessonTime(lesson.plan, now)}`}
        action={
          <ButtonLink variant="secondary" to={paths.reflections}>
            Semua refleksi
          </ButtonLink>
        }
      />
      <ReflectionPart
        key={planId}
        {...{ owner, planId, refusal }}
        lesson={lesson?.plan ?? null}
        isUnnoted={lesson?.reflection === null}
      />
    </>
  );
}
