import {docusaurus} from './docusaurus';
import {own} from './own';
import type {Generator, SiteId} from './site';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

export const generators: Record<SiteId, Generator> = {
  this: own,
  vitepress,
  starlight,
  docusaurus,
};
