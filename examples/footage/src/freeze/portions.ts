export type Portion =
  | {type: 'play'; from: number; to: number}
  | {type: 'freeze'; at: number; durationInFrames: number; label: string};

export const portions: Portion[] = [
  {type: 'play', from: 0, to: 30},
  {type: 'freeze', at: 30, durationInFrames: 30, label: 'Look at the number'},
  {type: 'play', from: 30, to: 90},
];

export const durationOf = (portion: Portion): number =>
  portion.type === 'play' ? portion.to - portion.from : portion.durationInFrames;
