import { DownloadButton } from './download-button';
import { fetchOwnData } from './fetch-file';

/** The data are the school's, whatever the state of its subscription. */
export function OwnData({ schoolCode }: { schoolCode: string }) {
  return (
    <section
      aria-labelledby="own-data"
      className="mt-10 flex flex-col gap-4 border-line border-t pt-8 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <h2 id="own-data" className="font-semibold text-lg">
          Data sekolah
        </h2>
        <p className="prose-width mt-1 text-muted text-sm">
          Semua rekod sekolah dalam satu fail ZIP (CSV dan JSON). Boleh dimuat turun pada bila-bila masa,
          walaupun langganan telah tamat.
        </p>
      </div>
      <DownloadButton
        variant="secondary"
        filename={`data-${schoolCode}.zip`}
        fetchFile={() => fetchOwnData(schoolCode)}
      >
        Muat turun data sekolah
      </DownloadButton>
    </section>
  );
}
