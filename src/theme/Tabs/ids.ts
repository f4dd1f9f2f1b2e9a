import {createContext, useContext} from 'react';

/** What the ids of the panels of one set of tabs start with. */
export const TabsId = createContext('');

/** The id of a panel, which its tab names as what it controls. */
export const panelId = (tabs: string, value: string): string => `${tabs}${value}`;

/** The id of the panel that a component is. */
export function usePanelId(value: string): string {
  return panelId(useContext(TabsId), value);
}
