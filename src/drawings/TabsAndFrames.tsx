import Drawing, {Lines, Names, Notes, Texts} from './Drawing';

const left = 130;
const perSecond = 88;

/** Which tab renders which frame, and for how long: a tab gets the next frame as soon as it is free. */
const tabs = [
  [
    {frame: 0, from: 0, to: 2},
    {frame: 6, from: 2, to: 3.6},
    {frame: 9, from: 3.6, to: 5.1},
    {frame: 12, from: 5.1, to: 6.7},
  ],
  [
    {frame: 1, from: 0, to: 1.6},
    {frame: 4, from: 1.6, to: 3.1},
    {frame: 8, from: 3.1, to: 4.8},
    {frame: 11, from: 4.8, to: 6.3},
    {frame: 15, from: 6.3, to: 7.8},
  ],
  [
    {frame: 2, from: 0, to: 1.8},
    {frame: 5, from: 1.8, to: 5.2},
    {frame: 13, from: 5.2, to: 6.7},
  ],
  [
    {frame: 3, from: 0, to: 2.3},
    {frame: 7, from: 2.3, to: 3.8},
    {frame: 10, from: 3.8, to: 5.4},
    {frame: 14, from: 5.4, to: 7},
  ],
] as const;

/** How four tabs share the frames of a video. */
export default function TabsAndFrames() {
  return (
    <Drawing
      width={860}
      height={250}
      title="Four browser tabs, one below the other, render frames at the same time. As soon as a tab has finished a frame, it takes the next available one. Here, the first tab renders frames 0, 6, 9 and 12. Frame 5 takes a long time and holds up only the third tab.">
      <Lines>
        {tabs.map((frames, i) =>
          frames.map(({frame, from, to}) => (
            <rect
              key={frame}
              x={left + from * perSecond + 2}
              y={16 + i * 48}
              width={(to - from) * perSecond - 4}
              height="36"
              rx="6"
              stroke={frame === 5 ? 'var(--site-signal)' : 'currentColor'}
              strokeWidth={frame === 5 ? 2.5 : 1.5}
            />
          )),
        )}
        <path d={`M${left} 216h${8 * perSecond}m-7-6 7 6-7 6`} />
      </Lines>
      <Names texts={tabs.map((frames, i) => [1, 40 + i * 48, `Tab ${i + 1}`])} />
      {tabs.map((frames, i) => (
        <Texts
          key={i}
          anchor="middle"
          fontSize="14"
          texts={frames.map(({frame, from, to}) => [
            left + ((from + to) / 2) * perSecond,
            39 + i * 48,
            frame,
          ])}
        />
      ))}
      <Notes texts={[[left, 242, 'time']]} />
      <Notes
        anchor="end"
        texts={[[left + 8 * perSecond, 242, 'frame 5 is slow: the other tabs continue']]}
      />
    </Drawing>
  );
}
