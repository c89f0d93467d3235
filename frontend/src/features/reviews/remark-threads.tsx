import { useState } from 'react';
import { answerRemarkBounds } from '../../api/bounds/answer-remark';
import type { Kept } from '../../api/kept';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { randomUuid } from '../../ui/random-uuid';
import { TextField } from '../../ui/text-field';
import { type Remark, RemarkItem } from './said';

type Answering<Section extends string> = {
  /** The part at the beginning of a line: "Objektif". */
  titleOf: (section: Section) => string;
  /** What those who send are called. Without it whoever reads is the one who sent it. */
  author?: string;
  mayAnswer: boolean;
  answer: (answer: { id: string; section: Section; body: string }) => Promise<unknown>;
  /** What is asked anew once it is answered. */
  changes: Kept;
  /** Of a refusal, where those of every page do not do. */
  words?: (failure: unknown) => string;
};

type RemarkThreadsProps<Section extends string> = Answering<Section> & {
  comments: readonly Remark<Section>[];
};

/** What was said of a plan, part by part, with room for an answer. */
export function RemarkThreads<Section extends string>({ comments, ...of }: RemarkThreadsProps<Section>) {
  return [...new Set(comments.map(({ section }) => section))].map((section) => (
    <Thread
      key={section}
      {...{ section, ...of }}
      comments={comments.filter((each) => each.section === section)}
    />
  ));
}

type ThreadProps<Section extends string> = RemarkThreadsProps<Section> & { section: Section };

function Thread<Section extends string>({ section, comments, ...of }: ThreadProps<Section>) {
  const { titleOf, author, mayAnswer } = of;
  const now = new Date();
  return (
    <div className="pt-3">
      <h2 className="font-semibold text-sm">{titleOf(section)}</h2>
      <ul className="flex flex-col gap-2 pt-1">
        {comments.map((remark) => (
          <RemarkItem key={remark.id} {...{ remark, author, now }} />
        ))}
      </ul>
      {mayAnswer && <AnswerField {...{ section, ...of }} />}
    </div>
  );
}

type AnsweredRemarksProps<Section extends string> = ThreadProps<Section> & {
  /** It came back for this. */
  isOpen: boolean;
};

const FIXED = 'Sudah dibetulkan.';

/** What was said of one part, under what it speaks of: answered by a press, or in words. */
export function AnsweredRemarks<Section extends string>(props: AnsweredRemarksProps<Section>) {
  const { section, comments, isOpen, ...of } = props;
  const [isAnswering, setAnswering] = useState(false);
  const { answering, send } = useAnswer({ section, ...of });
  const now = new Date();
  const isFixed = comments.at(-1)?.body === FIXED;
  return (
    <section
      aria-label={`Ulasan tentang ${of.titleOf(section).toLowerCase()}`}
      className={classNames(
        'rounded-md border-l-3 px-3 py-2.5',
        isOpen ? 'border-l-warning bg-warning-soft text-on-warning-soft' : 'border-l-line bg-sunken',
      )}
    >
      <ul className="flex flex-col gap-2">
        {comments.map((remark) => (
          <RemarkItem key={remark.id} {...{ remark, now }} author={of.author} />
        ))}
      </ul>
      {of.mayAnswer && (
        <div className="flex flex-wrap items-center gap-2 pt-2">
          {isOpen && !isFixed && (
            <Button
              size="small"
              variant="secondary"
              icon="check"
              busy={answering.isBusy}
              onClick={() => send(FIXED)}
            >
              Sudah dibetulkan
            </Button>
          )}
          {!isAnswering && (
            <Button size="small" variant="quiet" onClick={() => setAnswering(true)}>
              Jawab
            </Button>
          )}
        </div>
      )}
      {isAnswering && <AnswerField {...{ section, ...of }} />}
    </section>
  );
}

/** Pressed again after a lost reply the same words are the same answer. */
function useAnswer<Section extends string>({
  section,
  answer,
  changes,
  words,
  onSent = () => undefined,
}: Pick<Answering<Section>, 'answer' | 'changes' | 'words'> & { section: Section; onSent?: () => void }) {
  const [tried, setTried] = useState<{ id: string; said: string }>();
  const answering = useChange(
    ({ id, said }: { id: string; said: string }) => answer({ id, section, body: said }),
    {
      ...{ changes: [changes], words },
      done: () => {
        onSent();
        setTried(undefined);
        return 'Jawapan dihantar kepada penyemak.';
      },
    },
  );
  function send(said: string) {
    const next = tried?.said === said ? tried : { id: randomUuid(), said };
    setTried(next);
    answering.make(next);
  }
  return { answering, send };
}

function AnswerField<Section extends string>({
  section,
  titleOf,
  ...of
}: Answering<Section> & { section: Section }) {
  const [body, setBody] = useState('');
  const { answering, send } = useAnswer({ section, ...of, onSent: () => setBody('') });

  return (
    <div className="flex items-end gap-2 pt-2">
      <div className="min-w-0 flex-1">
        <TextField
          id={`jawapan-${section}`}
          label={`Jawapan tentang ${titleOf(section).toLowerCase()}`}
          {...answerRemarkBounds.body}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </div>
      <Button
        variant="secondary"
        busy={answering.isBusy}
        disabled={body.trim() === ''}
        onClick={() => send(body.trim())}
      >
        Jawab
      </Button>
    </div>
  );
}
