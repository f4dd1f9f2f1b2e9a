import {createContext} from 'react';

/** The prefix of the panel ids in a set of tabs. */
export const TabsId = createContext('');

/** A panel's id, to which its tab's `aria-controls` refers. */
export const panelId = (tabs: string, value: string): string => `${tabs}${value}`;
