import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { handOver } from '../../../queries/papers/hand-over';
import { useChange } from '../../../queries/use-change';
import type { MenuItem } from '../../../ui/menu';
import { fetchPaperOfPlan, type PaperFormat, paperRefusal, paperTemplateQuery } from './calls';

/**
 * One plan on paper. The server draws what it has, so it is given the last words first.
 *
 * `save`: whether the server has all that is written then.
 */
export function usePlanPapers(planId: string, save: () => Promise<boolean>) {
  const template = useQuery({ ...paperTemplateQuery(), enabled: false });
  const paper = useChange(
    async (format: PaperFormat) => {
      if (!(await save())) throw new ApiError('NETWORK', 0, 'The plan is not with the server.');
      await handOver(await fetchPaperOfPlan(planId, format), `rph.${format === 'pdf' ? 'pdf' : 'docx'}`);
    },
    { changes: [], words: paperRefusal },
  );
  const ofSchool: MenuItem[] = template.data
    ? [
        {
          ...{ label: 'Template sekolah (DOCX)', icon: 'download' },
          onSelect: () => paper.make('template'),
        },
      ]
    : [];
  const items: MenuItem[] = [
    { label: 'Penuh (PDF)', icon: 'print', onSelect: () => paper.make('pdf') },
    { label: 'Word (DOCX)', icon: 'download', onSelect: () => paper.make('docx') },
    ...ofSchool,
    { label: 'Halaman ini', icon: 'print', onSelect: () => window.print() },
  ];
  return { items, isBusy: paper.isBusy, askForTemplate: () => void template.refetch() };
}
