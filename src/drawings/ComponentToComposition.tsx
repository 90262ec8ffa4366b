import Drawing, {Lines, Names, Notes} from './Drawing';

const compositions = [
  {y: 1, id: 'Outro', size: '1920 × 1080, 30 fps, 60 frames', frame: {width: 160, height: 90}},
  {
    y: 131,
    id: 'OutroPortrait',
    size: '1080 × 1920, 30 fps, 60 frames',
    frame: {width: 62, height: 110},
  },
] as const;

/** How one component is used in two compositions. */
export default function ComponentToComposition() {
  return (
    <Drawing
      width={860}
      height={250}
      title="The Outro component alone has no size, no frame rate and no duration. It is registered as the Outro composition with 1920 by 1080 pixels, and as OutroPortrait with 1080 by 1920 pixels. Both have 30 frames per second and 60 frames.">
      <Lines>
        <rect x="1" y="75" width="190" height="100" rx="10" strokeDasharray="4 5" />
        <path d="M191 115c60 0 50-60 108-60M191 135c60 0 50 60 108 60M293 49l7 6-7 6M293 189l7 6-7 6" />
        {compositions.map(({y, frame}) => (
          <g key={y}>
            <rect x="308" y={y} width="330" height="118" rx="10" />
            <path d={`M638 ${y + 59}h40m-7-6 7 6-7 6`} />
            <rect
              x={770 - frame.width / 2}
              y={y + 59 - frame.height / 2}
              width={frame.width}
              height={frame.height}
              rx="4"
            />
          </g>
        ))}
      </Lines>
      {compositions.map(({y, frame}) => (
        <path
          key={y}
          fill="var(--site-signal)"
          d={`M${770 - frame.width / 2 + 8} ${y + 59 + frame.height / 2 - 12}h${frame.width - 16}v4h-${frame.width - 16}z`}
        />
      ))}
      <Names texts={[[20, 115, 'Outro']]} />
      <Names texts={compositions.map(({y, id}) => [328, y + 42, id])} />
      <Notes
        texts={[
          [20, 139, 'a React component:'],
          [20, 159, 'no size, no duration'],
        ]}
      />
      <Notes texts={compositions.map(({y, size}) => [328, y + 68, size])} />
      <Notes texts={compositions.map(({y}) => [328, y + 92, 'component: Outro'])} />
    </Drawing>
  );
}
