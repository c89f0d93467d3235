import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { handOver } from '../../../queries/papers/hand-over';
import { useChange } from '../../../queries/use-change';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { fetchPaperOfPlan, type PaperFormat, paperRefusal, paperTemplateQuery } from './calls';

type PlanPaperMenuProps = {
  planId: string;
  /** Whether the server has all that is written then. */
  save: () => Promise<boolean>;
};

/** One plan on paper. The server draws what it has, so it is given the last words first. */
export function PlanPaperMenu({ planId, save }: PlanPaperMenuProps) {
  const template = useQuery({ ...paperTemplateQuery(), enabled: false });
  const paper = useChange(
    async (format: PaperFormat) => {
      if (!(await save())) throw new ApiError('NETWORK', 0, 'The plan is not with the server.');
      await handOver(await fetchPaperOfPlan(planId, format), `rph.${format === 'pdf' ? 'pdf' : 'docx'}`);
    },
    { changes: [], words: paperRefusal },
  );
  return (
    <Menu
      label="Cetak"
      className={buttonClass({ variant: 'secondary' }, 'text-text max-sm:flex-1')}
      onOpen={() => void template.refetch()}
      items={[
        {
          ...{ label: 'Penuh (PDF)', icon: 'print' },
          onSelect: () => paper.make('pdf'),
        },
        {
          ...{ label: 'Word (DOCX)', icon: 'download' },
          onSelect: () => paper.make('docx'),
        },
        ...(template.data
          ? [
              {
                ...({ label: 'Template sekolah (DOCX)', icon: 'download' } as const),
                onSelect: () => paper.make('template'),
              },
            ]
          : []),
        { label: 'Halaman ini', icon: 'print', onSelect: () => window.print() },
      ]}
    >
      <Icon name="print" />
      {paper.isBusy ? 'Menyediakan…' : 'Cetak'}
    </Menu>
  );
}
