import {site} from './site';

/** A community channel: its accessible name, its address, and its icon's path on a 24 by 24 grid. */
export interface SocialLink {
  label: string;
  href: string;
  path: string;
}

/** The footer's icon row, in order. The icons were drawn for this site. */
export const social: SocialLink[] = [
  {
    label: 'GitHub',
    href: site.repositoryUrl,
    path: 'M12 2.5a9.75 9.75 0 0 0-3.1 19c.5.1.7-.2.7-.5v-1.8c-2.8.6-3.4-1.2-3.4-1.2-.4-1.1-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.3 1.1 2.9.8.1-.6.4-1.1.6-1.3-2.2-.3-4.5-1.1-4.5-4.9 0-1.1.4-2 1-2.6-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.7 1a9.3 9.3 0 0 1 4.9 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.6 0 3.8-2.3 4.6-4.5 4.9.4.3.7.9.7 1.9V21c0 .3.2.6.7.5a9.75 9.75 0 0 0-3.1-19Z',
  },
  {
    label: 'Discord',
    href: site.discordUrl,
    path: 'M8.3 4.8c-1.5.2-2.9.7-4.1 1.3C2 9.3 1.3 12.8 1.6 16.3c1.6 1.2 3.2 1.9 4.8 2.4l1.1-1.8c-.6-.2-1.2-.5-1.7-.9l.4-.3c3.7 1.7 7.9 1.7 11.6 0l.4.3c-.5.4-1.1.7-1.7.9l1.1 1.8c1.6-.5 3.2-1.2 4.8-2.4.4-4.1-.7-7.6-2.6-10.2-1.2-.6-2.6-1.1-4.1-1.3l-.6 1.2a14 14 0 0 0-4.2 0l-.6-1.2ZM8.5 10a1.7 1.9 0 1 1 0 3.8 1.7 1.9 0 0 1 0-3.8Zm7 0a1.7 1.9 0 1 1 0 3.8 1.7 1.9 0 0 1 0-3.8Z',
  },
  {
    label: 'X, formerly Twitter',
    href: 'https://x.com/dagger_io',
    path: 'M3 3.5h5.6l4.2 5.7 4.9-5.7h2.4l-6.2 7.2 7.1 9.8h-5.6l-4.6-6.3-5.4 6.3H3l6.7-7.8L3 3.5Zm3.3 1.7 10.1 13.6h1.5L7.8 5.2H6.3Z',
  },
  {
    label: 'YouTube',
    href: 'https://www.youtube.com/@dagger-io',
    path: 'M4 5.4C6.6 4.9 9.3 4.8 12 4.8s5.4.1 8 .6c1 .2 1.7 1 1.9 2 .4 3.1.4 6.1 0 9.2-.2 1-.9 1.8-1.9 2-2.6.5-5.3.6-8 .6s-5.4-.1-8-.6c-1-.2-1.7-1-1.9-2-.4-3.1-.4-6.1 0-9.2.2-1 .9-1.8 1.9-2Zm6 3.4v6.4l5.5-3.2L10 8.8Z',
  },
];
