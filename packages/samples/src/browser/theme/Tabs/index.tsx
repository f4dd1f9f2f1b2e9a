import options from '@generated/docs-kit-samples/default/options.json';
import {useHistory, useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {focusedTab} from '@docs-kit/instant/browser/tab-keys';
import {anchorTarget} from '@docs-kit/instant/browser/anchor';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {panelId, TabsId} from './ids';

type TabsValue = ReturnType<typeof useTabsContextValue>;

interface TabListProps {
  /** The prefix of the panel ids. */
  id: string;
  label: string | undefined;
  className: string | undefined;
}

function TabList({id, label, className}: TabListProps): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(tab: HTMLElement, value: string): void {
    if (value !== selectedValue) {
      // Panels of the same group above may change their height: keep the clicked tab below the pointer.
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number, value: string): void {
    const target = focusedTab(event.key, index, tabValues.length);
    if (target !== undefined) {
      event.preventDefault();
      const tab = event.currentTarget.parentElement?.children[target];
      if (tab instanceof HTMLElement) tab.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
    }
  }

  return (
    <ul role="tablist" aria-label={label} className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label: name, attributes}, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          aria-controls={panelId(id, value)}
          data-value={value}
          onKeyDown={(event) => onKeyDown(event, index, value)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx('tabs__item', selectedValue === value && 'tabs__item--active')}
        >
          {name ?? value}
        </li>
      ))}
    </ul>
  );
}

/**
 * Opens the panel that contains the hash's target: on load, on a hash change and on navigation. After navigation it
 * also scrolls to the target again, because a language in the address may have changed the height of panels above.
 */
function useOpenForHash(container: RefObject<HTMLDivElement | null>, selectValue: TabsValue['selectValue']): void {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const last = useRef<string>(undefined);
  useEffect(() => {
    const place = location.pathname + location.hash;
    const navigated = history.action === 'PUSH';
    // Choosing another tab replaces the address, which keeps the hash: don't go back to its panel.
    const again = last.current === place && !navigated;
    if (!isBrowser || !location.hash || again) return undefined;

    last.current = place;
    // By the next frame, the stored choice has been applied.
    const frame = requestAnimationFrame(() => {
      const target = anchorTarget(location.hash);
      const panel = target?.closest<HTMLElement>('[role="tabpanel"]');
      const value = panel?.dataset.value;
      if (target && panel?.hidden && value !== undefined && container.current?.contains(panel)) {
        flushSync(() => selectValue(value));
        target.scrollIntoView();
      } else if (navigated) {
        target?.scrollIntoView();
      }
    });
    return () => cancelAnimationFrame(frame);
    // `selectValue` changes with each choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBrowser, location, container]);
}

/** Sets `<html data-GROUP>` to the selected value for the style sheet, as the inline script does before hydration. */
function useMarkChoice(group: string | undefined, selectedValue: string): void {
  const isBrowser = useIsBrowser();
  useIsomorphicLayoutEffect(() => {
    if (group !== undefined && isBrowser) document.documentElement.dataset[group] = selectedValue;
  }, [group, isBrowser, selectedValue]);
}

/** Tabs that keep the server's HTML, show the reader's language before hydration, and open for an anchor. */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  const group = options.tabGroups.find(
    (candidate) =>
      candidate.group === props.groupId &&
      candidate.choices.every(({id}) => value.tabValues.some((tab) => tab.value === id)),
  );
  useMarkChoice(group?.group, value.selectedValue);
  useOpenForHash(container, value.selectValue);
  return (
    <TabsProvider value={value}>
      <div
        ref={container}
        className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
        {...(group && {[`data-${group.group}-tabs`]: ''})}
      >
        <TabList id={id} label={group?.label} className={props.className} />
        <TabsId value={id}>{sanitizeTabsChildren(props.children)}</TabsId>
      </div>
    </TabsProvider>
  );
}
