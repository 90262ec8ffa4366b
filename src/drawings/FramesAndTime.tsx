import ScrollBox from '@site/src/components/ScrollBox';

const left = 30;
const perFrame = 6;
const seconds = [0, 1, 2, 3, 4, 5] as const;
const at = (frame: number) => left + frame * perFrame;

/** How frame numbers correspond to seconds at 30 frames per second. */
export default function FramesAndTime() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 960 210"
        width="960"
        height="210"
        role="img"
        aria-labelledby="frames-and-time-title">
        <title id="frames-and-time-title">
          A strip of 150 frames at 30 frames per second, with the seconds above and the frame
          numbers below. Frame 0 begins at 0 seconds, frame 30 at 1 second, frame 75 at 2.5 seconds.
          The last frame is 149, and the strip ends at 5 seconds.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d={`M${at(0)} 70h${150 * perFrame}v60h-${150 * perFrame}z`} />
          {seconds.map((second) => (
            <path key={second} d={`M${at(second * 30)} 52v18`} />
          ))}
        </g>
        <path
          stroke="var(--site-line)"
          fill="none"
          d={Array.from({length: 149}, (_, i) => `M${at(i + 1)} 72v56`).join('')}
        />
        <path
          stroke="currentColor"
          fill="none"
          d={`M${at(30)} 70v60M${at(60)} 70v60M${at(90)} 70v60M${at(120)} 70v60`}
        />
        <path
          fill="currentColor"
          opacity="0.35"
          d={`M${at(0)} 70h6v60h-6zM${at(149)} 70h6v60h-6z`}
        />
        <path fill="var(--site-signal)" d={`M${at(75) - 1} 44h2v102h-2z`} />
        <g fill="currentColor" fontSize="14" opacity="0.85" textAnchor="middle">
          {seconds.map((second) => (
            <text key={second} x={at(second * 30)} y="44">
              {second} s
            </text>
          ))}
          <text x={at(75)} y="34">
            2.5 s
          </text>
        </g>
        <g fill="currentColor" fontSize="17" fontWeight="600" textAnchor="middle">
          <text x={at(0) + 3} y="156">
            0
          </text>
          <text x={at(30)} y="156">
            30
          </text>
          <text x={at(60)} y="156">
            60
          </text>
          <text x={at(75)} y="168">
            frame 75
          </text>
          <text x={at(90)} y="156">
            90
          </text>
          <text x={at(120)} y="156">
            120
          </text>
          <text x={at(149) + 3} y="156">
            149
          </text>
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x={at(0)} y="192">
            the first frame
          </text>
          <text x={at(75)} y="192" textAnchor="middle">
            2.5 s × 30 fps
          </text>
          <text x={at(150)} y="192" textAnchor="end">
            the last frame: durationInFrames − 1
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
