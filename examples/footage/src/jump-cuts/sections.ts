export type Section = {
  trimBefore: number;
  trimAfter: number;
};

export const sections: Section[] = [
  {trimBefore: 0, trimAfter: 20},
  {trimBefore: 50, trimAfter: 70},
  {trimBefore: 100, trimAfter: 120},
];

export const totalDuration = (list: Section[]): number =>
  list.reduce((sum, {trimBefore, trimAfter}) => sum + trimAfter - trimBefore, 0);

export const sectionAt = (list: Section[], frame: number) => {
  let start = 0;

  for (const section of list) {
    const duration = section.trimAfter - section.trimBefore;
    if (frame < start + duration) {
      return {start, section};
    }
    start += duration;
  }

  return null;
};
