import Drawing, {Lines, Notes, Texts} from './Drawing';

const sources = [
  {name: '<OffthreadVideo>', how: 'pauseWhenBuffering', blocks: true},
  {name: '<Audio>', how: 'pauseWhenBuffering', blocks: false},
  {name: '<Img>', how: 'pauseWhenLoading', blocks: false},
  {name: 'Your component', how: 'delayPlayback()', blocks: true},
] as const;

const rows = ['Frame', 'All media', 'Spinner', 'Events'] as const;

const BEGIN = 640;
const SPIN = 700;
const END = 830;

/** What blocks the playback of a Player, and what happens until nothing blocks it anymore. */
export default function PlayerBuffering() {
  return (
    <Drawing
      width={960}
      height={316}
      title="Four kinds of sources can block playback: video and audio with pauseWhenBuffering, images with pauseWhenLoading, and components that call delayPlayback. Two of them are blocking it. From the first block, when the waiting event is emitted, until the last block ends, when the resume event is emitted, the frame is frozen and all media is paused. The spinner appears 300 milliseconds after the first block.">
      <Lines>
        {sources.map(({name, blocks}, i) => (
          <g key={name}>
            <rect x="1" y={1 + i * 82} width="200" height="66" rx="10" />
            <path
              d={`M201 ${34 + i * 82}c60 0 50 ${126 - i * 82} 104 ${126 - i * 82}`}
              strokeDasharray={blocks ? undefined : '4 5'}
            />
          </g>
        ))}
        <path d="m299 154 7 6-7 6" />
        <rect x="314" y="100" width="130" height="120" rx="10" />
        <path d="M444 160h46m-7-6 7 6-7 6" />
        <path
          d={`M${BEGIN} 22v222M${END} 22v222`}
          stroke="var(--site-signal)"
          strokeDasharray="3 5"
        />
      </Lines>
      <g fill="var(--site-signal)">
        <rect x="334" y="176" width="36" height="22" rx="4" />
        <rect x="378" y="176" width="36" height="22" rx="4" />
      </g>
      <g stroke="currentColor" strokeWidth="8" strokeLinecap="round">
        <path d={`M586 66h${BEGIN - 592}M${END + 8} 66h112`} />
        <path d={`M586 132h${BEGIN - 592}M${END + 8} 132h112`} />
      </g>
      <g stroke="var(--site-line)" strokeWidth="8" strokeLinecap="round">
        <path d={`M${BEGIN + 8} 66h${END - BEGIN - 16}M${BEGIN + 8} 132h${END - BEGIN - 16}`} />
      </g>
      <path
        d={`M${SPIN} 198h${END - SPIN - 8}`}
        stroke="var(--site-signal)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Texts
        fontSize="16"
        fontWeight="600"
        texts={[
          ...sources.map(({name}, i) => [17, 30 + i * 82, name] as const),
          [334, 132, 'Blocks'],
          ...rows.map((row, i) => [500, 71 + i * 66, row] as const),
        ]}
      />
      <Notes texts={sources.map(({how}, i) => [17, 52 + i * 82, how])} />
      <Notes
        texts={[
          [334, 158, 'two are active'],
          [BEGIN + 12, 50, 'frozen'],
          [BEGIN + 12, 116, 'paused'],
          [SPIN, 182, 'after 300 ms'],
        ]}
      />
      <Notes
        anchor="middle"
        texts={[
          [BEGIN, 268, 'waiting'],
          [END, 268, 'resume'],
          [BEGIN, 290, 'first block'],
          [END, 290, 'last block ends'],
        ]}
      />
    </Drawing>
  );
}
