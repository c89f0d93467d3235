import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { saveFile } from '../../../ui/save-file';
import { DownloadButton } from './download-button';
import { fetchMyData, fetchOwnData } from './fetch-file';

const ProofDialog = lazy(async () => ({ default: (await import('../../proof')).ProofDialog }));

type OwnDataProps = { schoolCode: string; administers: boolean };

/** What is the school's and what is the person's own, whatever the state of the subscription. */
export function OwnData({ schoolCode, administers }: OwnDataProps) {
  const [isProving, setProving] = useState(false);
  return (
    <div className="mt-10 flex flex-col gap-6 border-line border-t pt-8">
      {administers && (
        <DataToTake
          id="own-data"
          title="Data sekolah"
          button={
            <Button variant="secondary" icon="download" onClick={() => setProving(true)}>
              Muat turun data sekolah
            </Button>
          }
        >
          Rekod sekolah, termasuk murid dan penjaga, dan rancangan anda sendiri (CSV dan JSON), invois, resit,
          nota kredit dan bukti bayaran (PDF dan gambar), dalam satu fail ZIP. Rancangan guru lain yang belum
          dihantar kekal milik mereka. Boleh dimuat turun walaupun langganan telah tamat.
        </DataToTake>
      )}
      <DataToTake
        id="my-data"
        title="Rekod saya"
        button={
          <DownloadButton
            variant="secondary"
            filename={`rekod-saya-${schoolCode}.zip`}
            fetchFile={() => fetchMyData(schoolCode)}
          >
            Muat turun rekod saya
          </DownloadButton>
        }
      >
        Semua rancangan yang anda tulis di sekolah ini dalam satu fail ZIP (CSV dan JSON). Boleh dimuat turun
        walaupun langganan telah tamat.
      </DataToTake>
      <Suspense>
        {isProving && (
          <ProofDialog
            title="Sahkan diri anda"
            verb="Muat turun"
            act={async (token) => saveFile(await fetchOwnData(schoolCode, token), `data-${schoolCode}.zip`)}
            onClose={() => setProving(false)}
          >
            Fail ini memuatkan maklumat semua murid dan penjaga, jadi kami bertanya sekali lagi siapa anda.
            Simpan fail itu di tempat yang selamat.
          </ProofDialog>
        )}
      </Suspense>
    </div>
  );
}

type DataToTakeProps = { id: string; title: string; button: ReactNode; children: ReactNode };

function DataToTake({ id, title, button, children }: DataToTakeProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        <p className="prose-width mt-1 text-muted text-sm">{children}</p>
      </div>
      {button}
    </section>
  );
}
