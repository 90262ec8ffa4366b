import Drawing, {Lines, Names, Notes, Texts} from './Drawing';

const stations = [
  {
    x: 1,
    y: 86,
    width: 136,
    height: 88,
    name: 'Project',
    lines: ['components', 'and assets'],
    options: [],
  },
  {
    x: 189,
    y: 86,
    width: 136,
    height: 88,
    name: 'Bundle',
    lines: ['a website built', 'by Webpack'],
    options: [],
  },
  {
    x: 377,
    y: 1,
    width: 206,
    height: 258,
    name: 'Browser',
    lines: ['renders each frame and', 'takes a screenshot of it'],
    options: ['scale', 'imageFormat', 'jpegQuality'],
  },
  {
    x: 635,
    y: 1,
    width: 150,
    height: 146,
    name: 'Encoder',
    lines: ['FFmpeg'],
    options: ['codec', 'crf', 'pixelFormat'],
  },
  {
    x: 635,
    y: 167,
    width: 150,
    height: 92,
    name: 'Audio mix',
    lines: [],
    options: ['audioCodec', 'audioBitrate'],
  },
  {
    x: 837,
    y: 86,
    width: 122,
    height: 88,
    name: 'File',
    lines: ['video.mp4'],
    options: ['metadata'],
  },
] as const;

const arrows = [
  'M137 130h44m-7-6 7 6-7 6',
  'M325 130h44m-7-6 7 6-7 6',
  'M583 74h44m-7-6 7 6-7 6',
  'M583 213h44m-7-6 7 6-7 6',
  'M785 74c28 0 8 40 44 40m-7-6 7 6-7 6',
  'M785 213c28 0 8-66 44-66m-7-6 7 6-7 6',
] as const;

const tabs = [0, 1, 2] as const;

/** The steps from a project to a file, and the step in which each setting applies. */
export default function RenderingPipeline() {
  return (
    <Drawing
      width={960}
      height={260}
      title="A project is bundled into a website. The browser opens it in several tabs, renders each frame and takes a screenshot of it: scale, imageFormat and jpegQuality apply here. The screenshots go to the FFmpeg encoder, with codec, crf and pixelFormat. The sounds of the frames are mixed separately, with audioCodec and audioBitrate. Both end up in one file with its metadata.">
      <Lines>
        {stations.map(({x, y, width, height, name}) => (
          <rect key={name} x={x} y={y} width={width} height={height} rx="10" />
        ))}
        {arrows.map((arrow) => (
          <path key={arrow} d={arrow} />
        ))}
      </Lines>
      {tabs.map((tab) => (
        <g key={tab}>
          <rect
            x={395 + tab * 60}
            y="88"
            width="50"
            height="36"
            rx="4"
            fill={tab === 0 ? 'var(--site-signal)' : 'var(--site-line)'}
          />
          <text
            x={420 + tab * 60}
            y="111"
            fill={tab === 0 ? 'var(--ifm-background-color)' : 'currentColor'}
            fontSize="14"
            textAnchor="middle">
            {tab}
          </text>
        </g>
      ))}
      {stations.map(({x, y, name, lines, options}) => {
        const below = y + 32 + lines.length * 20 + (name === 'Browser' ? 68 : 6);
        return (
          <g key={name}>
            <Names texts={[[x + 18, y + 32, name]]} />
            <Notes texts={lines.map((line, i) => [x + 18, y + 54 + i * 20, line])} />
            <Texts
              fontFamily="var(--ifm-font-family-monospace)"
              fontSize="14"
              texts={options.map((option, i) => [x + 18, below + 18 + i * 22, option])}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
