import ScrollBox from '@site/src/components/ScrollBox';

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
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 860 350"
        width="860"
        height="350"
        role="img"
        aria-labelledby="chunks-joined-title">
        <title id="chunks-joined-title">
          Three stages from top to bottom. The 54 frames of a composition are split into the ranges
          0 to 14, 15 to 29, 30 to 44 and 45 to 53. Two workers take turns rendering the ranges,
          each to a video file and an audio file. Finally, combineChunks joins the video files
          unchanged and cuts the overlapping audio at the seams.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
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
        </g>
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
        <g fill="currentColor" fontSize="17" fontWeight="600">
          <text x="1" y="34">
            1. Split
          </text>
          <text x="1" y="138">
            2. Render
          </text>
          <text x="1" y="252">
            3. Join
          </text>
          {chunks.map(({x, width: chunkWidth, frames}) => (
            <text key={x} x={left + x + chunkWidth / 2} y="44" textAnchor="middle">
              {frames}
            </text>
          ))}
          {chunks.map(({x, width: chunkWidth, worker}) => (
            <text key={x} x={left + x + chunkWidth / 2} y="132" textAnchor="middle">
              Worker {worker}
            </text>
          ))}
          <text x={left + 275} y="262" textAnchor="middle">
            countdown.mp4
          </text>
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x="1" y="56">
            54 frames
          </text>
          <text x="1" y="160">
            renderMedia()
          </text>
          <text x="1" y="180">
            with a frameRange
          </text>
          <text x="1" y="274">
            combineChunks()
          </text>
          {chunks.map(({x, width: chunkWidth}) => (
            <text key={x} x={left + x + chunkWidth / 2} y="152" textAnchor="middle">
              .ts and .aac
            </text>
          ))}
          <text x={left} y="330">
            The audio of each chunk extends past its seams and is cut where the chunks meet.
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
