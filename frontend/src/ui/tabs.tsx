import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { TabCount } from './tab-count';
import { tabClass, tabListClass } from './tab-look';

export type Tab = { key: string; label: string; count?: number; content: ReactNode };

type TabsProps = {
  /** What the tabs choose among. */
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (key: string) => void;
};

/** Parts of one page. Left and right move; for parts with an address of their own there is `TabLinks`. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const content = tabs.find(({ key }) => key === chosen)?.content;
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={moveAcrossTabs} className={tabListClass}>
        {tabs.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={key === chosen ? `${id}-panel` : undefined}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            className={tabClass}
          >
            {label}
            {count !== undefined && <TabCount count={count} />}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable too
        tabIndex={0}
        className="pt-5"
      >
        {content}
      </div>
    </div>
  );
}

function moveAcrossTabs(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const current = tabs.findIndex((tab) => tab.matches(':focus'));
  const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.focus();
  tab?.click();
}
