import {colors} from '../theme';

export const months = Array.from({length: 12}, (_, month) =>
  new Date(2025, month).toLocaleString('en-US', {month: 'short'}),
);

/** Sample data: cups sold from January up to each month. */
export const drinks = [
  {
    name: 'Filter coffee',
    color: colors.gray700,
    cups: [310, 640, 930, 1180, 1390, 1560, 1700, 1850, 2060, 2340, 2660, 3010],
  },
  {
    name: 'Flat white',
    color: colors.gray400,
    cups: [240, 500, 790, 1070, 1370, 1640, 1890, 2150, 2450, 2760, 3080, 3420],
  },
  {
    name: 'Iced tea',
    color: colors.signal,
    cups: [20, 50, 130, 330, 720, 1340, 2090, 2760, 3060, 3170, 3210, 3230],
  },
  {
    name: 'Hot chocolate',
    color: colors.ink,
    cups: [280, 560, 770, 890, 950, 980, 1000, 1030, 1130, 1380, 1770, 2250],
  },
  {
    name: 'Lemonade',
    color: colors.gray200,
    cups: [30, 70, 150, 290, 520, 830, 1190, 1520, 1690, 1760, 1790, 1800],
  },
];
