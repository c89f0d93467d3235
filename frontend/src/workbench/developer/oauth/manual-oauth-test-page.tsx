import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button';
import { CopyableCode } from '../../../ui/copyable-code';
import { PageHeader } from '../../../ui/page-header';
import { type Answer, exchangeByHand, type Start, startManualFlow } from './manual-flow';

function Step({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-col gap-3">
      <h2 className="font-semibold">
        {number}. {title}
      </h2>
      {children}
    </li>
  );
}

/** Google's way without the auth library: what is sent and what comes back, step by step. Signs nobody in. */
export function ManualOauthTestPage() {
  const code = new URLSearchParams(window.location.search).get('code');
  return (
    <>
      <PageHeader
        title="Ujian OAuth manual"
        state={code ? 'Penyedia telah memulangkan satu kod.' : 'Bermula dengan satu rahsia dan cincangannya.'}
      />
      <ol className="flex max-w-3xl flex-col gap-8">{code ? <Exchange code={code} /> : <Begin />}</ol>
    </>
  );
}

function Begin() {
  const [start, setStart] = useState<Start>();
  return (
    <>
      <Step number={1} title="Buat rahsia">
        <Button className="self-start" onClick={async () => setStart(await startManualFlow())}>
          Buat rahsia
        </Button>
        {start && <CopyableCode label="rahsia" code={`${start.verifier}\nS256: ${start.challenge}`} />}
      </Step>
      {start && (
        <Step number={2} title="Pergi ke penyedia">
          <CopyableCode label="alamat" code={start.address} />
          <a href={start.address} className={buttonClass({}, 'self-start')}>
            Pergi ke penyedia
          </a>
        </Step>
      )}
    </>
  );
}

function Exchange({ code }: { code: string }) {
  const [answer, setAnswer] = useState<Answer>();
  return (
    <>
      <Step number={3} title="Terima kod">
        <CopyableCode label="kod" code={code} />
      </Step>
      <Step number={4} title="Tukar kod dengan sesi">
        <Button className="self-start" onClick={async () => setAnswer(await exchangeByHand(code))}>
          Tukar kod
        </Button>
        {answer && (
          <CopyableCode label="jawapan" code={`${answer.status}\n${JSON.stringify(answer.body, null, 2)}`} />
        )}
      </Step>
    </>
  );
}
