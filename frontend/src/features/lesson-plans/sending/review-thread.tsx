import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatRelative } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { TextField } from '../../../ui/text-field';
import { lessonPlansKey } from '../queries';
import { sectionNames } from './section-names';
import { answerComment, type ReviewComment, type SentPlan } from './sent-week-query';
import { useSentPlan } from './use-sent-week';

const badges: Record<SentPlan['state'], { words: string; tone: 'neutral' | 'info' | 'warning' | 'success' }> =
  {
    draft: { words: 'Draf', tone: 'neutral' },
    sent: { words: 'Dihantar', tone: 'info' },
    returned: { words: 'Dipulangkan', tone: 'warning' },
    verified: { words: 'Disahkan', tone: 'success' },
  };

/** What was said of a plan that was sent, part by part, with room for an answer; nothing of one that never was. */
export function ReviewThread({
  planId,
  day,
  mayAnswer,
}: {
  planId: string;
  day: string;
  mayAnswer: boolean;
}) {
  const plan = useSentPlan(planId, day);
  if (!plan || plan.state === 'draft') return null;
  const { words, tone } = badges[plan.state];
  const sections = [...new Set(plan.comments.map(({ section }) => section))];
  return (
    <section aria-label="Semakan" className="mb-4 rounded-lg border border-line bg-raised px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={tone}>{words}</Badge>
        <span className="text-muted">{sentenceOf(plan)}</span>
      </p>
      {plan.amendmentReason && (
        <p className="pt-1 text-sm" dir="auto">
          <span className="text-muted">Sebab pindaan:</span> {plan.amendmentReason}
        </p>
      )}
      {sections.map((section) => (
        <Thread
          key={section}
          {...{ planId, section, mayAnswer }}
          comments={plan.comments.filter((each) => each.section === section)}
        />
      ))}
    </section>
  );
}

function sentenceOf({ state, isChanged, isSealed, checkCode }: SentPlan): string {
  if (state === 'verified' && checkCode && !isSealed)
    return 'Pindaan sedang ditulis. Hantar dari Minggu Saya; yang disahkan kekal dengan kodnya.';
  if (state === 'returned')
    return isChanged
      ? 'Sudah diubah. Hantar semula dari Minggu Saya.'
      : 'Betulkan, kemudian hantar semula dari Minggu Saya.';
  if (isChanged) return 'Yang diubah selepas dihantar belum dilihat oleh penyemak.';
  return state === 'verified'
    ? 'Perancangan disahkan dan kekal begitu. Refleksi masih boleh ditulis.'
    : 'Menunggu semakan.';
}

type ThreadProps = {
  planId: string;
  section: ReviewComment['section'];
  mayAnswer: boolean;
  comments: readonly ReviewComment[];
};

function Thread({ planId, section, mayAnswer, comments }: ThreadProps) {
  const [answer, setAnswer] = useState('');
  const now = new Date();
  const answering = useChange((body: string) => answerComment(planId, { id: randomUuid(), section, body }), {
    done: 'Jawapan dihantar kepada penyemak.',
    stale: [lessonPlansKey],
  });
  const name = sectionNames[section];
  return (
    <div className="pt-3">
      <h2 className="font-semibold text-sm">{name}</h2>
      <ul className="flex flex-col gap-2 pt-1">
        {comments.map(({ id, body, writtenBy, isAuthors, writtenAt }) => (
          <li key={id} className="text-sm">
            <span className="text-muted">
              {isAuthors ? 'Anda' : (writtenBy ?? 'Bekas ahli sekolah')} · {formatRelative(writtenAt, now)}
            </span>
            <span className="block whitespace-pre-wrap" dir="auto">
              {body}
            </span>
          </li>
        ))}
      </ul>
      {mayAnswer && (
        <div className="flex items-end gap-2 pt-2">
          <div className="min-w-0 flex-1">
            <TextField
              id={`jawapan-${section}`}
              label={`Jawapan tentang ${name.toLowerCase()}`}
              maxLength={1000}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </div>
          <Button
            variant="secondary"
            busy={answering.isBusy}
            disabled={answer.trim() === ''}
            onClick={() => void answering.send(answer.trim()).then(() => setAnswer(''))}
          >
            Jawab
          </Button>
        </div>
      )}
    </div>
  );
}
