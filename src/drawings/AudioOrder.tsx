import Drawing, {Lines, Names, Notes, Texts} from './Drawing';

const width = 172;
const pitch = 192;

const rows = [
  {
    title: 'In the browser, for each frame',
    titleX: 1,
    y: 34,
    steps: [
      ['Delay', '<Sequence from>'],
      ['Loop', 'loop'],
      ['Trim', 'trimBefore, …'],
      ['Volume', 'volume(frame)'],
      ['Collect', 'file, position, …'],
    ],
  },
  {
    title: 'In FFmpeg, for each sound in a render',
    titleX: 105,
    y: 196,
    steps: [
      ['Speed', 'playbackRate'],
      ['Cut', 'part that plays'],
      ['Volume', 'for each frame'],
      ['Pitch', 'toneFrequency'],
      ['Delay', 'silence at start'],
    ],
  },
] as const;

/** The order in which audio settings are applied. */
export default function AudioOrder() {
  return (
    <Drawing
      width={942}
      height={334}
      title="Two rows of steps. In the browser, for each frame: delay by the sequence, loop, trim, volume, and collection of the file, the position in it and the volume. Then in FFmpeg, for each sound in a render: speed, cut, volume, pitch and delay. Finally, all sounds are mixed and encoded.">
      <Lines>
        {rows.map(({y, steps}) =>
          steps.map(([name], i) => (
            <rect key={name} x={1 + i * pitch} y={y} width={width} height="78" rx="10" />
          )),
        )}
        {rows.map(({y, steps}) =>
          steps
            .slice(1)
            .map(([name], i) => (
              <path
                key={name}
                d={`M${1 + width + i * pitch} ${y + 39}h15m-6-6 6 6-6 6`}
                strokeLinejoin="round"
              />
            )),
        )}
        <path
          d="M855 112v16a8 8 0 0 1-8 8H95a8 8 0 0 0-8 8v46m-6-7 6 7 6-7"
          stroke="var(--site-signal)"
        />
        <path d="M855 274v30a8 8 0 0 1-8 8h-52m6-6-6 6 6 6" />
        <rect x="585" y="293" width="204" height="38" rx="10" />
        <path d="M585 312h-20m6-6-6 6 6 6" />
        <rect x="405" y="293" width="154" height="38" rx="10" />
      </Lines>
      <Notes texts={rows.map(({title, titleX, y}) => [titleX, y - 14, title])} />
      {rows.map(({y, steps}) => (
        <g key={y}>
          <Names texts={steps.map(([name], i) => [17 + i * pitch, y + 33, name])} />
          <Texts
            fontFamily="var(--ifm-font-family-monospace)"
            fontSize="13"
            opacity="0.85"
            texts={steps.map(([, detail], i) => [17 + i * pitch, y + 57, detail])}
          />
        </g>
      ))}
      <Names
        texts={[
          [601, 318, 'Mix all sounds'],
          [421, 318, 'Encode'],
        ]}
      />
    </Drawing>
  );
}
