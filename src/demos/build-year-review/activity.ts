import {random} from 'remotion';

const months = Array.from({length: 12}, (_, month) =>
  new Date(2025, month).toLocaleString('en-US', {month: 'long'}),
);

/** Activity of each day of 52 weeks, from 0 (none) to 3, the same for the same name. */
export const activityOf = (name: string): number[] => {
  const phase = random(`${name}-phase`) * 6;
  return Array.from({length: 52 * 7}, (_, day) => {
    const weekend = day % 7 > 4 ? 0.3 : 0;
    const season = 0.5 + 0.4 * Math.sin(day / 58 + phase);
    const energy = season + random(`${name}-${day}`) * 0.9 - 0.35 - weekend;
    return Math.max(0, Math.min(3, Math.floor(energy * 3.4)));
  });
};

/** The month in which the most days are active. */
export const bestMonth = (activity: number[]): string => {
  const days = months.map(
    (_, month) =>
      activity.filter(
        (level, day) => level > 0 && Math.floor((day / activity.length) * 12) === month,
      ).length,
  );
  return months[days.indexOf(Math.max(...days))] ?? '';
};
