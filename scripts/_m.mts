import {launchBrowser, visiting} from '/work/main/benchmarks/src/browser/visit.ts';
import {serveVar} from '/tmp/serve-var.mts';
const [runs, vs, ...pages] = process.argv.slice(2);
const b = await launchBrowser(); const s = await serveVar(4198);
const all: Record<string, number[][]> = {};
for (let i = 0; i < +runs; i++) for (const p of pages) for (const v of vs.split(',')) { s.current.v = v; await visiting(b, async ({page, traffic, session}) => {
  await page.goto('http://localhost:4198/0.18/' + p, {waitUntil: 'load'}); await traffic.quiet();
  const {metrics} = await session.send('Performance.getMetrics');
  const m = (n: string) => Math.round((metrics.find((e) => e.name === n)?.value ?? 0) * 1000);
  const seen = await page.evaluate(() => (window as any).benchSeen);
  const bl = seen.longTasks.filter(({start, duration}: any) => start + duration > seen.firstPaint).reduce((q: number, {start, duration}: any) => q + Math.max(0, start + duration - Math.max(start, seen.firstPaint) - 50), 0);
  (all[(p || 'landing').split('/').at(-1) + ' ' + v] ??= []).push([seen.firstPaint, seen.largestPaint, bl, m('LayoutDuration'), m('RecalcStyleDuration'), m('TaskDuration')]);
}); }
const med = (x: number[]) => [...x].sort((a, c) => a - c)[Math.floor(x.length / 2)];
const col = (r: number[][], i: number) => r.map((x) => x[i]);
for (const [k, r] of Object.entries(all)) console.log(k.padEnd(22), 'fcp', med(col(r,0)), 'lcp', med(col(r,1)), 'blocking', med(col(r,2)).toFixed(0), 'layout', med(col(r,3)), 'style', med(col(r,4)), 'task', med(col(r,5)), ' fcps', col(r,0).map((x) => Math.round(x)).sort((a, c) => a - c).join(' '), ' bl', col(r,2).map(Math.round).sort((a, c) => a - c).join(' '));
await b.close(); s.close(); process.exit();
