import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Editing } from '../../../records/record-form';
import { Menu, type MenuItem } from '../../../ui/menu';
import { Sheet } from '../../../ui/sheet';
import { usePlanPapers } from '../papers/use-plan-papers';
import { PARALLEL_WORDS } from '../parallel/parallel-classes';
import { useCopyToParallel } from '../parallel/use-copy-to-parallel';
import { type PlanFields, planTitle } from '../plan';
import { copyAddress } from '../plan-address';
import type { Template } from './parts/template';

const ShareSheet = lazy(async () => ({ default: (await import('../shares/share-sheet')).ShareSheet }));

type PlanMenuProps = {
  planId: string;
  editing: Editing<PlanFields>;
  /** The subscription lets it be given to others. */
  mayShare: boolean;
  template: Template;
  onTemplate: (template: Template) => void;
  /** What has a place of its own where there is room. */
  sheets: Readonly<Record<'help' | 'attachments', ReactNode>>;
};

type Opened = 'share' | 'help' | 'attachments' | null;

/** On a phone all that is seldom done with a plan, in one place. */
export function PlanMenu({ planId, editing, mayShare, template, onTemplate, sheets }: PlanMenuProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const navigate = useNavigate();
  const parallel = useCopyToParallel(planId, editing);
  const papers = usePlanPapers(planId, editing.save);
  const close = () => setOpened(null);
  const isKnown = editing.isOnServer;
  const items: MenuItem[] = [
    ...onlyIf(isKnown && mayShare && parallel.hasClasses, {
      ...{ label: PARALLEL_WORDS, icon: 'copy', onSelect: () => void parallel.copy() },
    }),
    { label: 'Bantuan', icon: 'help', onSelect: () => setOpened('help') },
    { label: 'Lampiran', icon: 'link', onSelect: () => setOpened('attachments') },
    ...onlyIf(isKnown && mayShare, {
      ...{ label: 'Salin ke rancangan baharu', icon: 'copy' },
      onSelect: () => navigate(copyAddress(planId)),
    }),
    ...onlyIf(isKnown && mayShare, { label: 'Kongsi', icon: 'people', onSelect: () => setOpened('share') }),
    ...papers.items,
    { label: 'Ringkas', chosen: template === 'brief', onSelect: () => onTemplate('brief') },
    { label: 'Lengkap', chosen: template === 'full', onSelect: () => onTemplate('full') },
  ];
  const sheetNames = { help: 'Bantuan', attachments: 'Lampiran' };
  return (
    <>
      <Menu label="Tindakan rancangan" items={items} onOpen={papers.askForTemplate} />
      {/* A form does not stand in another. */}
      {createPortal(
        <Suspense>
          {opened === 'share' && (
            <ShareSheet planId={planId} title={planTitle(editing.text)} onClose={close} />
          )}
          {(opened === 'help' || opened === 'attachments') && (
            <Sheet title={sheetNames[opened]} onClose={close}>
              {sheets[opened]}
            </Sheet>
          )}
        </Suspense>,
        document.body,
      )}
    </>
  );
}

const onlyIf = (condition: boolean, item: MenuItem): MenuItem[] => (condition ? [item] : []);
