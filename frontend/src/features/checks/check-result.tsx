import { classNames } from '../../ui/class-names';
import { DefinitionList } from '../../ui/definition-list';
import { formatDate, formatTime } from '../../ui/format';
import { Icon, type IconName } from '../../ui/icon';
import { softTone, type Tone } from '../../ui/tone';
import type { CheckedSeal } from './calls';

type Verdict = { icon: IconName; tone: Tone; title: string; text: string };

const unknown: Verdict = {
  icon: 'danger',
  tone: 'danger',
  title: 'Kod tidak dikenali',
  text: 'Tiada dokumen yang disahkan dengan kod ini. Semak ejaan kod; jika betul, helaian itu bukan daripada sistem ini.',
};

const verdicts: Record<CheckedSeal['state'], Verdict> = {
  valid: {
    icon: 'success',
    tone: 'success',
    title: 'Sah',
    text: 'Dokumen ini disahkan oleh sekolah dan belum dipinda.',
  },
  amended: {
    icon: 'warning',
    tone: 'warning',
    title: 'Sudah dipinda',
    text: 'Dokumen ini pernah disahkan. Guru telah menghantar pindaan yang belum disahkan.',
  },
  amendment_verified: {
    icon: 'warning',
    tone: 'warning',
    title: 'Sudah dipinda',
    text: 'Dokumen ini pernah disahkan, tetapi digantikan oleh pindaan yang sudah disahkan.',
  },
};

/** Null: nothing was sealed under the code. */
export function CheckResult({ checked }: { checked: CheckedSeal | null }) {
  const { icon, tone, title, text } = checked ? verdicts[checked.state] : unknown;
  return (
    <section aria-labelledby="keputusan">
      <div
        role="status"
        className={classNames('flex items-start gap-3 rounded-lg px-4 py-4', softTone[tone])}
      >
        <Icon name={icon} size={24} />
        <div>
          <h2 id="keputusan" className="font-semibold text-lg">
            {title}
          </h2>
          <p className="text-sm">{text}</p>
        </div>
      </div>
      {checked && <Facts checked={checked} />}
    </section>
  );
}

function Facts({ checked }: { checked: CheckedSeal }) {
  const { noun, words, schoolName, schoolCode, authorName, sentAt, signed, amendedAt, became, code, hash } =
    checked;
  return (
    <div className="pt-4">
      <DefinitionList
        items={[
          { term: 'Dokumen', value: [noun, words].filter(Boolean).join(': ') },
          { term: 'Sekolah', value: `${schoolName} (${schoolCode})` },
          { term: 'Guru', value: authorName ?? 'Tidak lagi disimpan' },
          { term: 'Dihantar', value: momentWords(sentAt) },
          ...signed.map(({ step, name, at }) => ({
            term: signed.length > 1 ? `Disahkan, langkah ${step}` : 'Disahkan',
            value: `${name ?? 'Bekas ahli sekolah'}, ${momentWords(at)}`,
          })),
          ...(became ? [{ term: 'Pelaksanaan', value: became }] : []),
          ...(amendedAt ? [{ term: 'Pindaan dihantar', value: momentWords(amendedAt) }] : []),
          { term: 'Kod', value: <span className="font-mono">{code}</span> },
          { term: 'SHA-256', value: <span className="break-all font-mono text-xs">{hash}</span> },
        ]}
      />
      <p className="prose-width pt-3 text-muted text-sm">
        Bandingkan butiran ini dengan helaian. {besideWords(noun)}
      </p>
    </div>
  );
}

/** What stands on the paper and was not sealed. */
function besideWords(noun: string): string {
  return noun === 'RPT'
    ? 'Tarikh minggu mengikut takwim sekolah dan bukan sebahagian daripada yang disahkan.'
    : 'Refleksi ditulis selepas pengesahan dan bukan sebahagian daripadanya.';
}

function momentWords(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(new Date(instant))}`;
}
