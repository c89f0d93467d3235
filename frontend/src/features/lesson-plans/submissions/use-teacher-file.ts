import { handOver } from '../../../queries/papers/hand-over';
import { useChange } from '../../../queries/use-change';
import { fileRefusal } from '../papers/calls';
import { fetchTeacherFile, type OfWhom, type TeacherSubmissions } from './calls';

type Asked = { teacher: Pick<TeacherSubmissions, 'teacherId' | 'name'>; from?: string; to: string };

/** Takes away what a teacher has sent up to a day: from another, or from the beginning of the session on. */
export function useTeacherFile({ schoolCode }: OfWhom) {
  return useChange(
    async ({ teacher: { teacherId, name }, from, to }: Asked) => {
      const span = { ...(from && { from }), to };
      const content = await fetchTeacherFile({ teacherId, ...span, ...(schoolCode && { schoolCode }) });
      await handOver(content, `fail-rph-${name.replaceAll(/[\s/\\:]+/gu, '-')}-${to}.pdf`);
    },
    { changes: [], words: fileRefusal },
  );
}
