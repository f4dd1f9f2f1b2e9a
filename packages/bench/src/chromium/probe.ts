/** The probe's measurements in a page; times in ms since navigation start, unless stated otherwise. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** The largest sum of shifts within a window, as Cumulative Layout Shift is defined. */
  shift: number;
  longTasks: {start: number; duration: number}[];
  /** When the awaited content was painted, in ms of the machine's clock; 0 before that. */
  reached: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
    /** Waits until a condition holds and that frame has been painted; the time is that of `performance.now()`. */
    benchPainted: (holds: () => boolean) => Promise<number>;
  }
}

/** Session storage keys through which a wait is passed to subsequent documents. */
export const storage = {target: 'bench-target', clicked: 'bench-clicked'} as const;

/**
 * Runs in every document before its own scripts. Self-contained, because it's serialised.
 *
 * A wait is requested through session storage: a path and a title. The probe records the time of the next click, and
 * the time at which a page at that path with that title in its h1 has been painted.
 */
export function probe(): void {
  const seen: Seen = {firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], reached: 0};
  window.benchSeen = seen;
  window.benchPainted = (holds) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + 30_000;
      const look = (): void => {
        if (!holds()) {
          if (performance.now() < end) requestAnimationFrame(look);
          else reject(new Error("The awaited content wasn't painted within 30 s."));
          return;
        }
        // A message is handled after the frame of this callback has been painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true});
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('longtask', (entry) => {
    seen.longTasks.push({start: entry.startTime, duration: entry.duration});
  });
  let sum = 0;
  let first = 0;
  let last = 0;
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (hadRecentInput) return;
    if (entry.startTime - last > 1000 || entry.startTime - first > 5000) {
      sum = 0;
      first = entry.startTime;
    }
    last = entry.startTime;
    sum += value;
    seen.shift = Math.max(seen.shift, sum);
  });

  const {sessionStorage} = window;
  addEventListener(
    'click',
    (event) => {
      if (sessionStorage.getItem('bench-target') === null) return;
      sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + event.timeStamp));
      awaitTarget();
    },
    {capture: true},
  );
  const awaitTarget = (): void => {
    const [pathname, title] = JSON.parse(sessionStorage.getItem('bench-target') ?? '[]') as [string, string];
    const isThere = (): boolean => {
      const heading = document.querySelector('h1');
      return (
        location.pathname.replace(/\/$/, '') === pathname &&
        heading?.textContent.trim().startsWith(title) === true &&
        heading.getClientRects().length > 0
      );
    };
    void window.benchPainted(isThere).then((time) => (seen.reached ||= performance.timeOrigin + time));
  };
  if (sessionStorage.getItem('bench-clicked') !== null) awaitTarget();
}
