import type {ResultRow} from '../results';
import {generators} from '../sites';
import type {SiteId} from '../sites/site';
import {format} from './table';

const width = 960;
const labelWidth = 170;
const valueWidth = 90;
const barHeight = 13;
const titleHeight = 30;
const colours: Record<SiteId, string> = {
  this: '#1f6feb',
  vitepress: '#8a63d2',
  starlight: '#d97706',
  docusaurus: '#2f9e44',
  'docusaurus-faster': '#74a57f',
};

/** Draws a bar chart of each row that has a goal; the longest bar of a row fills the width. */
export function renderSvg(rows: readonly ResultRow[], sites: readonly SiteId[]): string {
  let top = 10;
  const parts: string[] = [];
  for (const row of rows.filter(({bar}) => bar !== undefined)) {
    const longest = Math.max(...row.medians.values());
    parts.push(`<text x="10" y="${top + 18}" font-weight="600">${escape(`${row.group}, ${row.label}`)}</text>`);
    top += titleHeight;
    for (const id of sites) {
      const value = row.medians.get(id);
      if (value === undefined) continue;
      const length = longest > 0 ? (value / longest) * (width - labelWidth - valueWidth) : 0;
      const text = `${format(value, row.unit)} ${row.unit}`.trim();
      parts.push(
        `<text x="${labelWidth - 8}" y="${top + 10}" text-anchor="end">${generators[id].name}</text>`,
        `<rect x="${labelWidth}" y="${top}" width="${length.toFixed(1)}" height="${barHeight - 2}" fill="${colours[id]}"/>`,
        `<text x="${(labelWidth + length + 6).toFixed(1)}" y="${top + 10}">${text}</text>`,
      );
      top += barHeight + 3;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + 10}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
