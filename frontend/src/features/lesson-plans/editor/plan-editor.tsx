import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { EditedRecord } from '../../../records/owned-record';
import { type Editing, RecordForm, SavedBar } from '../../../records/record-form';
import { PageHeader } from '../../../ui/page-header';
import { useIsPhone } from '../../../ui/use-is-wide';
import { missingParts, type PlanFields, planTitle } from '../plan';
import { planKind } from '../plan-kind';
import { remarkedParts } from '../sending/section-names';
import { useSentPlan } from '../sending/use-sent-week';
import { firstWanted } from './first-wanted';
import {
  AttachmentsPart,
  fetchOtherWidth,
  PhoneHead,
  PlanHelp,
  PlanMenu,
  PlanSheet,
  TemplateSwitch,
} from './lazy-parts';
import { type PartName, type Section, sectionOf } from './parts/plan-parts';
import { usePlanForm } from './parts/template';
import { standardsOf, type Wanted } from './plan-fieldset';
import { PlanForm } from './plan-form';
import type { OwnWeek } from './use-own-week';

type PlanEditorProps = Omit<EditedRecord<PlanFields>, 'kind'> & {
  refusal?: string;
  presence: ReactNode;
  author: string;
  onEdited?: () => void;
};

/** One plan being written. */
export function PlanEditor({ author, ...plan }: PlanEditorProps) {
  const { owner, recordId: planId, opened, refusal } = plan;
  const { template, parts, choose } = usePlanForm();
  const isPhone = useIsPhone();
  useEffect(fetchOtherWidth, []);
  const [reflected, setReflected] = useState<string>();
  const sent = useSentPlan(planId, opened.base.version === null ? '' : opened.text.date);
  const [week, setWeek] = useState<OwnWeek>();
  const opening = { text: opened.text, isKnown: opened.base.version !== null, sent, item: week?.item };
  const [wanted, setWanted] = useState<Wanted | null>(() => wantedFirst(opening));
  const [section, setSection] = useState<Section>(() => sectionOf(wanted?.part ?? 'standard'));
  const [isTouched, setTouched] = useState(false);
  const [isWeekKnown, setWeekKnown] = useState(false);
  // On a slow network the week comes after the plan. Whoever has gone elsewhere or begun to write is left there.
  if (!isWeekKnown && week?.here) {
    setWeekKnown(true);
    if (!isTouched) mend(firstWanted(opening));
  }

  function mend(part: PartName | null) {
    if (part === null) return;
    setSection(sectionOf(part));
    setWanted({ part, at: (wanted?.at ?? 0) + 1 });
  }

  function write() {
    setTouched(true);
    plan.onEdited?.();
  }

  const withReflection = (text: PlanFields): PlanFields =>
    reflected === undefined ? text : { ...text, reflection: reflected };

  function help(editing: Editing<PlanFields>) {
    return (
      <Suspense>
        <PlanHelp
          planId={planId}
          editing={editing}
          onStandards={(standards) => standardsOf(editing.text, standards, template)}
        />
      </Suspense>
    );
  }

  function attachments({ isOnServer }: Editing<PlanFields>) {
    return (
      <Suspense>
        <AttachmentsPart {...{ owner, planId, isOnServer }} mayAdd={!refusal} />
      </Suspense>
    );
  }

  return (
    <RecordForm
      {...plan}
      onEdited={write}
      kind={planKind}
      isWide
      label="Rancangan harian"
      sheet={(text) => (
        <Suspense>
          <PlanSheet plan={withReflection(text)} author={author} />
        </Suspense>
      )}
      head={(editing, saved) =>
        isPhone ? (
          <Suspense fallback={<div className="-mx-4 mb-3 h-21" />}>
            <PhoneHead
              {...{ editing, saved, section }}
              onSection={(chosen) => {
                setTouched(true);
                setSection(chosen);
              }}
              returned={remarkedParts(sent).map(sectionOf)}
              menu={
                <Suspense fallback={<span className="size-11" />}>
                  <PlanMenu
                    {...{ planId, editing, template }}
                    mayShare={!refusal}
                    onTemplate={choose}
                    sheets={{ help: help(editing), attachments: attachments(editing) }}
                  />
                </Suspense>
              }
            />
          </Suspense>
        ) : (
          <>
            <div className="-mb-4">
              <PageHeader
                title={planTitle(editing.text, 'Rancangan baharu')}
                state={completion(withReflection(editing.text))}
                action={
                  <Suspense fallback={<span className="h-10" />}>
                    <TemplateSwitch template={template} onChoose={choose} />
                  </Suspense>
                }
              />
            </div>
            <SavedBar>{saved}</SavedBar>
          </>
        )
      }
    >
      {(editing) => (
        <PlanForm
          {...{ editing, template, parts, plan, reflected, section, wanted, help, attachments, week }}
          onReflect={setReflected}
          onMend={mend}
          onMoved={() => setTouched(true)}
          onWeek={setWeek}
        />
      )}
    </RecordForm>
  );
}

function wantedFirst(opening: Parameters<typeof firstWanted>[0]): Wanted | null {
  const part = firstWanted(opening);
  return part && { part, at: 0 };
}

function completion(text: PlanFields): string {
  const missing = missingParts(text, new Date());
  return missing ? `Belum lengkap: ${missing}. Bahagian bertanda * perlu ditulis.` : 'Lengkap.';
}
