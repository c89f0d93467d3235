import type { ReactNode } from 'react';
import { useCurrentSchool } from '../../../school/current-school';
import { Button } from '../../../ui/button';
import { formatDate, formatTime } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { SignatureBlock } from '../../../ui/signature-block';
import { takeFirstFocus } from '../../../ui/step-focus';
import type { Certificate } from '../calls';
import { erasedTables, fateNames } from './erased-tables';

const cell = 'py-2 pr-3';

type ErasureCertificateProps = {
  /** Stands on this sheet alone: nothing leads to it any more. */
  whom: ReactNode;
  certificate: Pick<Certificate, 'erasedAt' | 'lines' | 'backupsGoneOn'>;
  /** What is left of them. */
  trace: string;
  onClose: () => void;
};

/** What became of everything that was kept of a pupil, or of several. */
export function ErasureCertificate({ whom, certificate, trace, onClose }: ErasureCertificateProps) {
  const { school, membership } = useCurrentSchool();
  const { erasedAt, lines, backupsGoneOn } = certificate;
  return (
    <article ref={takeFirstFocus} className="max-w-3xl">
      <PageHeader
        title="Sijil pemadaman data murid"
        state={
          <span className="print:hidden">
            Cetak atau simpan sekarang: sijil ini tidak disimpan, dan hilang apabila ditutup.
          </span>
        }
        action={
          <>
            <Button variant="secondary" onClick={onClose}>
              Tutup
            </Button>
            <Button icon="print" onClick={() => window.print()}>
              Cetak sijil
            </Button>
          </>
        }
      />
      <p>
        {school.name} memadam data peribadi{' '}
        <strong dir="auto" className="wrap-anywhere">
          {whom}
        </strong>{' '}
        pada {formatDate(erasedAt)}, {formatTime(new Date(erasedAt))}.
      </p>
      <table className="my-4 w-full text-left text-sm">
        <caption className="sr-only">Apa yang dipadam dan apa yang kekal</caption>
        <thead className="text-muted text-xs">
          <tr>
            <th className={cell}>Rekod</th>
            <th className={cell}>Tindakan</th>
            <th className={`${cell} text-right`}>Bilangan</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ table, column, act, rows }) => (
            <tr key={`${table}.${column}`}>
              <td className={cell}>{erasedTables[table] ?? table}</td>
              <td className={cell}>{fateNames[act]}</td>
              <td className={`${cell} text-right tabular-nums`}>{rows}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Salinan sandaran yang masih memegang data ini hilang selewat-lewatnya pada {formatDate(backupsGoneOn)}
        . {trace}
      </p>
      <SignatureBlock
        signatures={[{ role: 'Dipadam oleh', name: membership.displayName }, { role: 'Diterima oleh' }]}
      />
    </article>
  );
}
