import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatRelative } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { TextField } from '../../../ui/text-field';
import { yearlyPlansKey } from '../api';
import type { Known } from '../known';
import { planRefusal } from '../refusals';
import { sectionTitle, sectionWords } from '../remark-words';
import { answerRemark, type Remark } from './sending-api';

type RemarkThreadsProps = { known: Known; comments: readonly Remark[]; mayAnswer: boolean };

/** What was said of a plan, part by part, with room for an answer. */
export function RemarkThreads({ known, comments, mayAnswer }: RemarkThreadsProps) {
  return [...new Set(comments.map(({ section }) => section))].map((section) => (
    <Thread
      key={section}
      {...{ known, section, mayAnswer }}
      comments={comments.filter((each) => each.section === section)}
    />
  ));
}

type ThreadProps = RemarkThreadsProps & { section: string };

function Thread({ known: { plan, weeks }, section, comments, mayAnswer }: ThreadProps) {
  const [answer, setAnswer] = useState('');
  const now = new Date();
  const answering = useChange((body: string) => answerRemark(plan.id, { id: randomUuid(), section, body }), {
    done: 'Jawapan dihantar kepada penyemak.',
    ...{ stale: [yearlyPlansKey], words: planRefusal },
  });
  return (
    <div className="pt-3">
      <h2 className="font-semibold text-sm">{sectionTitle(section, weeks)}</h2>
      <RemarkList comments={comments} now={now} />
      {mayAnswer && (
        <div className="flex items-end gap-2 pt-2">
          <div className="min-w-0 flex-1">
            <TextField
              id={`jawapan-${section}`}
              label={`Jawapan tentang ${sectionWords(section, weeks)}`}
              maxLength={1000}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </div>
          <Button
            variant="secondary"
            busy={answering.isBusy}
            disabled={answer.trim() === ''}
            onClick={() =>
              void answering.send(answer.trim()).then(
                () => setAnswer(''),
                () => undefined,
              )
            }
          >
            Jawab
          </Button>
        </div>
      )}
    </div>
  );
}

/** In the order in which they were written. */
export function RemarkList({ comments, now }: { comments: readonly Remark[]; now: Date }) {
  return (
    <ul className="flex flex-col gap-2 pt-1">
      {comments.map(({ id, body, writtenBy, isAuthors, writtenAt }) => (
        <li key={id} className="text-sm">
          <span className="text-muted">
            <span dir="auto">{writtenBy ?? 'Bekas ahli sekolah'}</span>
            {isAuthors && ' (penghantar)'} · {formatRelative(writtenAt, now)}
          </span>
          <span className="wrap-anywhere block whitespace-pre-wrap" dir="auto">
            {body}
          </span>
        </li>
      ))}
    </ul>
  );
}
