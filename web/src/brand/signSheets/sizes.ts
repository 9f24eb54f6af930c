import { t } from '#shared/text/t.ts';
import type { PerSheet } from './layouts.ts';

export type What = 'signs' | 'slips';
export type Size = `${PerSheet}`;

const signs = () =>
  [
    { value: '2', label: t`2 on a sheet`, hint: t`20 × 14 cm, for a gate or a wall` },
    { value: '4', label: t`4 on a sheet`, hint: t`10 × 14 cm, for a door` },
    { value: '8', label: t`8 on a sheet`, hint: t`10 × 7 cm, for a letter box` },
    { value: '10', label: t`10 on a sheet`, hint: t`10 × 6 cm, as stickers` },
  ] as const;

const slips = () =>
  [
    { value: '2', label: t`2 on a sheet`, hint: t`20 × 14 cm` },
    { value: '4', label: t`4 on a sheet`, hint: t`10 × 14 cm` },
    { value: '8', label: t`8 on a sheet`, hint: t`10 × 7 cm` },
  ] as const;

export const sizes = (what: What) => (what === 'signs' ? signs() : slips());
