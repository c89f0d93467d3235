import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../queries/query-states';
import { useWriter } from '../../school/use-writer';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { malaysianDate } from '../../ui/format';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { type LessonToReflect, lessonsQuery } from './calls';
import { beginEntry, type DeskEntry, withResult } from './desk';
import { OpenCard } from './due-cards';
import { offeredOf, templatesQuery } from './templates/calls';
import { useDesk } from './use-desk';
import { useMinute } from './use-minute';

type QuickReflectionsProps = {
  /** One lesson alone; null for all that are due, one after the other. */
  planId: string | null;
  onClose: () => void;
};

/** Over whatever page: what is usual is filled in already, and one press stores it. */
export function QuickReflections({ planId, onClose }: QuickReflectionsProps) {
  const today = malaysianDate(useMinute());
  const lessons = useQuery(lessonsQuery(today));
  return (
    <Sheet title="Refleksi" onClose={onClose}>
      <QueryStates query={lessons} what="Refleksi">
        {(known) => (
          <DueOneByOne
            lessons={planId === null ? known : known.filter(({ plan }) => plan.id === planId)}
            onClose={onClose}
          />
        )}
      </QueryStates>
    </Sheet>
  );
}

/** All were there and mastered it, as most lessons end: whoever knows otherwise says so before storing. */
function usualEntry(lesson: LessonToReflect): DeskEntry {
  const begun = beginEntry(lesson);
  return begun.result === null ? withResult(begun, 'achieved') : begun;
}

type DueOneByOneProps = { lessons: readonly LessonToReflect[]; onClose: () => void };

function DueOneByOne({ lessons, onClose }: DueOneByOneProps) {
  const { owner } = useWriter();
  const now = useMinute();
  const { data: templates = [] } = useQuery(templatesQuery);
  const work = useDesk({ owner, now, lessons, templates: offeredOf(templates), begin: usualEntry });
  const [lesson, ...others] = work.desk.due;
  if (!lesson) return <p className="py-4">Tiada refleksi yang perlu diisi.</p>;

  async function store(stored: LessonToReflect) {
    const { isSafe, told } = await work.store([stored]);
    if (!isSafe) return;
    void showToast({ id: 'reflection', type: 'success', message: told });
    if (others.length === 0) onClose();
  }

  return (
    <>
      <OpenCard key={lesson.plan.id} {...{ lesson, work, now }} onStore={(one) => void store(one)} />
      <div className="flex items-center justify-between gap-3 pt-4">
        <p role="status" className="text-muted text-sm">
          {others.length > 0 && `${others.length} lagi selepas ini.`}
        </p>
        <ButtonLink variant="quiet" size="small" to={paths.reflections}>
          Semua refleksi
        </ButtonLink>
      </div>
    </>
  );
}
