import { useState } from 'react';
import { newCommentBounds } from '../../../api/bounds/new-comment';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate, formatTime } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { TextareaField } from '../../../ui/textarea-field';
import { CheckCode, RemarkItem, StandingBadge } from '../../reviews';
import { type JudgedPlan, judgePlan, takeBackVerdict } from '../calls';
import { HappenedPart } from './happened-part';
import { type Section, sectionNames, sectionOf } from './section-names';

type VerdictPanelProps = { plan: JudgedPlan; onJudged: (plan: JudgedPlan) => void };

const verdictWords = { returned: 'Dipulangkan', verified: 'Disahkan' };

/** What was said so far, and for whose turn it is a remark, Sahkan and Pulangkan. */
export function VerdictPanel({ plan, onJudged }: VerdictPanelProps) {
  const { state, verdicts, comments } = plan;
  const now = new Date();
  return (
    <aside aria-label="Semakan" className="flex w-full flex-col gap-4 lg:w-80">
      <p>
        <StandingBadge state={state} isForVerifier />
      </p>
      {plan.amendmentReason && (
        <p className="text-sm" dir="auto">
          <span className="font-semibold">Pindaan:</span> {plan.amendmentReason}
        </p>
      )}
      {verdicts.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {verdicts.map(({ id, verdict, givenBy, givenAt }) => (
            <li key={id}>
              {verdictWords[verdict]} oleh {givenBy ?? 'bekas ahli sekolah'}, {formatDate(givenAt)},{' '}
              {formatTime(new Date(givenAt))}
            </li>
          ))}
        </ul>
      )}
      {comments.length > 0 && (
        <ul className="flex flex-col gap-3">
          {comments.map((remark) => (
            <RemarkItem
              key={remark.id}
              {...{ remark, now }}
              author="guru"
              section={sectionNames[remark.section]}
            />
          ))}
        </ul>
      )}
      {plan.checkCode && <CheckCode code={plan.checkCode} />}

      <HappenedPart plan={plan} onNoted={onJudged} />
      {plan.isCallersTurn && <Judging plan={plan} onJudged={onJudged} />}
    </aside>
  );
}

function Judging({ plan, onJudged }: VerdictPanelProps) {
  const [section, setSection] = useState<Section>('objective');
  const [body, setBody] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [verdictId] = useState(randomUuid);
  const hasRemark = body.trim() !== '';
  const judging = useChange(
    async (verdict: 'returned' | 'verified', newId) => {
      const remark = { id: newId(), section, body: body.trim() };
      const judged = await judgePlan(plan.id, {
        id: verdictId,
        verdict,
        comments: hasRemark ? [remark] : [],
      });
      onJudged(judged);
      return judged;
    },
    {
      changes: ['lesson-plans'],
      done: (_judged, verdict) => `${verdictWords[verdict]}. Guru dimaklumkan seminit lagi.`,
      undo: async () => onJudged(await takeBackVerdict(plan.id, verdictId)),
    },
  );

  function giveBack() {
    setMissing(!hasRemark);
    if (hasRemark) judging.make('returned');
    else document.getElementById('ulasan')?.focus();
  }

  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <SelectField
        id="bahagian"
        label="Bahagian"
        value={section}
        options={Object.entries(sectionNames).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setSection(sectionOf(target.value))}
      />
      <TextareaField
        id="ulasan"
        label="Ulasan"
        optional
        {...newCommentBounds.body}
        error={
          isMissing && !hasRemark ? 'Tulis sebab supaya guru tahu apa yang perlu dibetulkan.' : undefined
        }
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="flex gap-2 *:flex-1">
        <Button
          icon="check"
          variant={hasRemark ? 'secondary' : 'primary'}
          busy={judging.busyWith === 'verified'}
          onClick={() => judging.make('verified')}
        >
          {hasRemark ? 'Sahkan juga' : 'Sahkan'}
        </Button>
        <Button
          icon="return"
          variant={hasRemark ? 'primary' : 'secondary'}
          busy={judging.busyWith === 'returned'}
          onClick={giveBack}
        >
          Pulangkan
        </Button>
      </div>
    </div>
  );
}
