export type Segment = {
  trimBefore: number;
  trimAfter: number;
  speed: number;
};

export const segments: Segment[] = [
  {trimBefore: 0, trimAfter: 30, speed: 1},
  {trimBefore: 30, trimAfter: 90, speed: 4},
  {trimBefore: 90, trimAfter: 120, speed: 0.5},
];

export const durationOf = ({trimBefore, trimAfter, speed}: Segment): number =>
  Math.max(1, Math.round((trimAfter - trimBefore) / speed));

export const totalDuration = segments.reduce((sum, segment) => sum + durationOf(segment), 0);
