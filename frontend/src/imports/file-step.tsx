import { useQuery } from '@tanstack/react-query';
import { TableDownload } from '../queries/table-download';
import { Button } from '../ui/button';
import { formatShortDate } from '../ui/format';
import { Icon } from '../ui/icon';
import { beginImport, fetchTemplate, type Import, type ImportKind, lastImportsQuery } from './calls';
import { FileReading } from './file-reading';
import { resultSentence } from './import-words';

const SHOWN = 5;

type FileStepProps = {
  kind: ImportKind;
  noun: string;
  academicYearId: string | undefined;
  takesDocuments?: boolean;
  onGo: (importId: string) => void;
};

export function FileStep({ kind, noun, academicYearId, takesDocuments = false, onGo }: FileStepProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FileReading
        label="Fail senarai"
        help={`Excel (XLSX)${takesDocuments ? ', Word (DOCX)' : ''} atau CSV, sehingga 10 MB dan 10,000 baris. Baris tajuk, kepala dua baris, blok dan helaian setiap kelas dikenali sendiri.`}
        endings={takesDocuments ? ['.xlsx', '.docx', '.csv'] : ['.xlsx', '.csv']}
        read={(file, encoding) => beginImport(kind, academicYearId, file, encoding)}
        changes={['imports']}
        onRead={({ id }) => onGo(id)}
      />
      <div className="flex flex-wrap items-center gap-3 text-muted text-sm">
        Belum ada senarai? Isi templat ini dahulu.
        <TableDownload name={`templat-${noun}`} fetch={(format) => fetchTemplate(kind, format)} />
      </div>
      <LastImports kind={kind} noun={noun} onGo={onGo} />
    </div>
  );
}

/** What was begun can be gone on with, what was imported looked at and taken back. */
function LastImports({ kind, noun, onGo }: Omit<FileStepProps, 'academicYearId'>) {
  const { data } = useQuery(lastImportsQuery(kind));
  const shown = data?.items.slice(0, SHOWN) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="last-imports">
      <h2 id="last-imports" className="pb-2 font-semibold">
        Import terakhir
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised text-sm">
        {shown.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <Icon name="file" className="text-muted" />
            <span className="min-w-0 flex-1 break-words">
              {each.fileName}
              <span className="block text-muted text-xs">
                {formatShortDate(each.createdAt)} · {standing(each, noun)}
              </span>
            </span>
            <Button variant="quiet" size="small" onClick={() => onGo(each.id)}>
              {each.result ? 'Lihat' : 'Sambung'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function standing(each: Pick<Import, 'kind' | 'result' | 'rowCount'>, noun: string): string {
  return each.result ? resultSentence(each, noun) : `${each.rowCount} baris, belum diimport`;
}
