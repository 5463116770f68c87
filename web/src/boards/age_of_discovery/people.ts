import type { Land } from './lands';

export interface Place {
  x: number;
  y: number;
  figures: number;
  unit: number;
}

const STEP = 58; // between two groups drawn in full
const TIGHT = 46;
const TIGHTEST = 38;
const BROAD = 46; // on a phone, where points stand beside a count
const ROW = 40;
const PILL = 20; // the width of a group shown as a count only
const PILL_STEP = 45;
const PILL_POINTS = 44; // the same on a phone, with points beside it
const PILL_APART = 46; // and no further apart where they reach over the border
const PHONE_STEP = 42; // there a count may reach a little over the border
const ROWS = 2; // of counts, where the region is broad enough
const MANY = 4; // more groups than this are drawn smaller on a phone
const DENSE = 1.28;
const LOWER = 12; // how much higher a lone count stands than one below figures

/** The position of each group and how many of its figures fit; `wished` scales them. */
export function places(land: Land, groups: number, wished = 1): Place[] {
  const unit = groups > MANY ? Math.min(wished, DENSE) : wished;
  if (land.spots) {
    const figures = groups < 3 ? 4 : unit > 1 ? 0 : 2;
    return land.spots.slice(0, groups).map(([x, y]) => ({ x, y: figures ? y : y - LOWER * unit, figures, unit }));
  }
  const fit = (step: number) => Math.max(1, Math.floor(land.width / unit / step));
  if (groups <= fit(unit > 1 ? BROAD : land.tall ? TIGHT : TIGHTEST)) return rows(land, groups, groups, unit);
  const half = Math.ceil(groups / 2);
  if (land.tall && unit === 1 && half <= fit(TIGHTEST)) return rows(land, groups, half, unit);
  const { at: people, width } = countsAt(land, unit > 1);
  const most = Math.max(1, Math.floor(width / unit / (unit > 1 ? PHONE_STEP : PILL_STEP)));
  return rows({ ...land, people, width }, groups, Math.min(most, Math.ceil(groups / ROWS)), unit, true);
}

/** Where counts stand alone. */
function countsAt(land: Land, phone: boolean): { at: [number, number]; width: number } {
  return (phone ? land.phone : null) ?? land.counts ?? { at: land.people, width: land.width };
}

function rows(land: Land, groups: number, inRow: number, unit: number, countsOnly = false): Place[] {
  const least = countsOnly && unit > 1 ? PILL_POINTS : 0;
  const most = least && land.phone ? PILL_APART : STEP;
  const step = Math.max(least, Math.min(most, land.width / unit / inRow)) * unit;
  const figures = countsOnly ? 0 : Math.max(1, Math.min(4, Math.floor((step / unit - 26) / 10) + 1));
  const height = (countsOnly ? PILL : ROW) * unit;
  const count = Math.ceil(groups / inRow);
  return Array.from({ length: groups }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, groups - row * inRow);
    return {
      x: land.people[0] + ((i % inRow) - (here - 1) / 2) * step,
      y: land.people[1] + (row - (count - 1) / 2) * height - (countsOnly ? LOWER * unit : 0),
      figures,
      unit,
    };
  });
}
