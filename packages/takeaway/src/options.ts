/** Options of the plugin, and of its step `offlineCopy`, which must be the same. */
export interface TakeawayOptions {
  /** The name of the browser's cache for the saved site. Another name makes browsers fetch the site again. */
  cacheName: string;
}
