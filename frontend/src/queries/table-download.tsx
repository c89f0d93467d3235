import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Menu } from '../ui/menu';
import { saveFile } from '../ui/save-file';
import type { PaperOrPlace } from './papers/asked-paper-query';
import { handOver } from './papers/hand-over';
import { useChange } from './use-change';

/** As `/api/class-tables` and its like name them. */
export type TableFormat = 'csv' | 'xlsx';

type TableDownloadProps = {
  /** Of the file, without its ending. */
  name: string;
  /** With a token, which a link would not carry. */
  fetch: (format: TableFormat) => Promise<Blob>;
  /** For word processors. */
  fetchDocument?: () => Promise<PaperOrPlace>;
  /** For paper: each by what it holds. */
  papers?: readonly { label: string; name: string; fetch: () => Promise<PaperOrPlace> }[];
};

/** A table of the page to take away, for a spreadsheet or for any program. */
export function TableDownload({ name, fetch, fetchDocument, papers = [] }: TableDownloadProps) {
  const download = useChange(
    async (format: TableFormat) => saveFile(await fetch(format), `${name}.${format}`),
    { changes: [] },
  );
  const document = useChange(async () => fetchDocument && handOver(await fetchDocument(), `${name}.docx`), {
    changes: [],
  });
  const paper = useChange(
    async (of: (typeof papers)[number]) => handOver(await of.fetch(), `${of.name}.pdf`),
    { changes: [] },
  );
  return (
    <Menu
      label="Muat turun"
      className={buttonClass({ variant: 'secondary' }, 'text-text')}
      items={[
        { label: 'Excel (XLSX)', icon: 'download', onSelect: () => download.make('xlsx') },
        { label: 'CSV', icon: 'download', onSelect: () => download.make('csv') },
        ...(fetchDocument
          ? [{ label: 'Word (DOCX)', icon: 'download', onSelect: () => document.make() } as const]
          : []),
        ...papers.map(
          (of) => ({ label: of.label, icon: 'download', onSelect: () => paper.make(of) }) as const,
        ),
      ]}
    >
      <Icon name="download" />
      Muat turun
    </Menu>
  );
}
