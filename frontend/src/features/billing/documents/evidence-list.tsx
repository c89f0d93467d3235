import type { Column } from '../../../ui/data-table';
import { formatShortDate } from '../../../ui/format';
import { type Evidence, evidenceQuery } from '../calls';
import { methodNames } from '../claims/claim';
import { DownloadButton } from './download-button';
import { fetchEvidence } from './fetch-file';
import { Listed } from './listed';

/** What was kept of payments that came without a provider. */
export function EvidenceList({ schoolCode }: { schoolCode: string }) {
  return (
    <section aria-labelledby="evidence" className="mt-12 border-line border-t pt-8">
      <h2 id="evidence" className="pb-3 font-semibold text-lg">
        Bayaran terus yang direkodkan
      </h2>
      <Listed
        what="bukti bayaran"
        query={evidenceQuery(schoolCode)}
        columns={columns}
        actions={({ id, invoiceNumber, hasFile }) =>
          hasFile && (
            <DownloadButton
              variant="quiet"
              size="small"
              label={`Muat turun bukti bayaran ${invoiceNumber}`}
              filename={`bukti-${invoiceNumber}`}
              fetchFile={() => fetchEvidence(schoolCode, id)}
            >
              Muat turun
            </DownloadButton>
          )
        }
      />
    </section>
  );
}

const columns: readonly Column<Evidence>[] = [
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Kaedah', cell: ({ method }) => methodNames[method] },
  { header: 'Rujukan', cell: ({ reference }) => reference },
  { header: 'Direkodkan', cell: ({ recordedAt }) => formatShortDate(recordedAt) },
];
