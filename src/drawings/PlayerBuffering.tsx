import ScrollBox from '@site/src/components/ScrollBox';

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
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 960 316"
        width="960"
        height="316"
        role="img"
        aria-labelledby="player-buffering-title">
        <title id="player-buffering-title">
          Four kinds of sources can block playback: video and audio with pauseWhenBuffering, images
          with pauseWhenLoading, and components that call delayPlayback. Two of them are blocking
          it. From the first block, when the waiting event is emitted, until the last block ends,
          when the resume event is emitted, the frame is frozen and all media is paused. The spinner
          appears 300 milliseconds after the first block.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
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
        </g>
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
        <g fill="currentColor" fontSize="16" fontWeight="600">
          {sources.map(({name}, i) => (
            <text key={name} x="17" y={30 + i * 82}>
              {name}
            </text>
          ))}
          <text x="334" y="132">
            Blocks
          </text>
          {rows.map((row, i) => (
            <text key={row} x="500" y={71 + i * 66}>
              {row}
            </text>
          ))}
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          {sources.map(({name, how}, i) => (
            <text key={name} x="17" y={52 + i * 82}>
              {how}
            </text>
          ))}
          <text x="334" y="158">
            two are active
          </text>
          <text x={BEGIN + 12} y="50">
            frozen
          </text>
          <text x={BEGIN + 12} y="116">
            paused
          </text>
          <text x={SPIN} y="182">
            after 300 ms
          </text>
          <text x={BEGIN} y="268" textAnchor="middle">
            waiting
          </text>
          <text x={END} y="268" textAnchor="middle">
            resume
          </text>
          <text x={BEGIN} y="290" textAnchor="middle">
            first block
          </text>
          <text x={END} y="290" textAnchor="middle">
            last block ends
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
