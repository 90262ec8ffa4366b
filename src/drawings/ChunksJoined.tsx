import Drawing, {Lines, Names, Notes} from './Drawing';

const left = 200;
const chunks = [
  {x: 0, width: 183, frames: '0 to 14', worker: 1},
  {x: 183, width: 183, frames: '15 to 29', worker: 2},
  {x: 366, width: 183, frames: '30 to 44', worker: 1},
  {x: 549, width: 110, frames: '45 to 53', worker: 2},
] as const;
const width = 659;

/** How a video is split into chunks, rendered in parallel and concatenated. */
export default function ChunksJoined() {
  return (
    <Drawing
      width={860}
      height={350}
      title="Three stages from top to bottom. The 54 frames of a composition are split into the ranges 0 to 14, 15 to 29, 30 to 44 and 45 to 53. Two workers take turns rendering the ranges, each to a video file and an audio file. Finally, combineChunks joins the video files unchanged and cuts the overlapping audio at the seams.">
      <Lines>
        <path d={`M${left} 16h${width}v44h-${width}z`} />
        {chunks.map(({x, width: chunkWidth}) => (
          <g key={x}>
            {x > 0 && <path d={`M${left + x} 16v44`} />}
            <path
              d={`M${left + x + chunkWidth / 2} 60v36m-6-7 6 7 6-7M${left + x + chunkWidth / 2} 190v36m-6-7 6 7 6-7`}
            />
            <rect x={left + x + 6} y="104" width={chunkWidth - 12} height="86" rx="10" />
            {x > 0 && <path d={`M${left + x} 234v44`} strokeDasharray="2 4" />}
          </g>
        ))}
        <path d={`M${left} 234h${width}v44h-${width}z`} />
      </Lines>
      {chunks.map(({x, width: chunkWidth}) => (
        <g key={x}>
          <path
            fill="var(--site-line)"
            d={`M${left + x + 18} 160h${chunkWidth - 36}v8h-${chunkWidth - 36}z`}
          />
          <path
            fill="var(--site-signal)"
            d={`M${left + x + 18} 172h${chunkWidth - 36}v4h-${chunkWidth - 36}z`}
          />
        </g>
      ))}
      {chunks.map(({x, width: chunkWidth}, i) => {
        const from = Math.max(0, x - 8);
        const to = Math.min(width, x + chunkWidth + 8);

        return (
          <path
            key={x}
            fill="var(--site-signal)"
            d={`M${left + from} ${i % 2 === 0 ? 288 : 296}h${to - from}v4h-${to - from}z`}
          />
        );
      })}
      <Names
        anchor="middle"
        texts={chunks.map(({x, width: chunkWidth, frames}) => [
          left + x + chunkWidth / 2,
          44,
          frames,
        ])}
      />
      <Names
        anchor="middle"
        texts={chunks.map(({x, width: chunkWidth, worker}) => [
          left + x + chunkWidth / 2,
          132,
          `Worker ${worker}`,
        ])}
      />
      <Names
        texts={[
          [1, 34, '1. Split'],
          [1, 138, '2. Render'],
          [1, 252, '3. Join'],
        ]}
      />
      <Names anchor="middle" texts={[[left + 275, 262, 'countdown.mp4']]} />
      <Notes
        anchor="middle"
        texts={chunks.map(({x, width: chunkWidth}) => [
          left + x + chunkWidth / 2,
          152,
          '.ts and .aac',
        ])}
      />
      <Notes
        texts={[
          [1, 56, '54 frames'],
          [1, 160, 'renderMedia()'],
          [1, 180, 'with a frameRange'],
          [1, 274, 'combineChunks()'],
          [
            left,
            330,
            'The audio of each chunk extends past its seams and is cut where the chunks meet.',
          ],
        ]}
      />
    </Drawing>
  );
}
