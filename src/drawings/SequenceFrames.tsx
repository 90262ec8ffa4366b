import ScrollBox from '@site/src/components/ScrollBox';

const left = 200;
const perFrame = 6;
const at = (frame: number) => left + frame * perFrame;

/** How the frames of a sequence correspond to the frames of the composition. */
export default function SequenceFrames() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 960 230"
        width="960"
        height="230"
        role="img"
        aria-labelledby="sequence-frames-title">
        <title id="sequence-frames-title">
          A video of 120 frames, and below it a sequence that starts at frame 30 and lasts 60
          frames. It covers frames 30 to 89 of the video and counts its own frames from 0 to 59. The
          playhead is at frame 48 of the video, which is frame 18 of the sequence.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x={at(0)} y="46" width={120 * perFrame} height="46" rx="6" />
          <rect x={at(30)} y="126" width={60 * perFrame} height="46" rx="6" />
          <path d={`M${at(30)} 92v34M${at(90)} 92v34`} strokeDasharray="2 4" />
        </g>
        <path
          stroke="var(--site-line)"
          fill="none"
          d={Array.from({length: 11}, (_, i) => `M${at((i + 1) * 10)} 48v42`).join('')}
        />
        <path
          stroke="var(--site-line)"
          fill="none"
          d={Array.from({length: 5}, (_, i) => `M${at(30 + (i + 1) * 10)} 128v42`).join('')}
        />
        <path fill="var(--site-signal)" d={`M${at(48) - 1} 34h2v150h-2z`} />
        <g fill="currentColor" fontSize="17" fontWeight="600">
          <text x="1" y="68">
            The video
          </text>
          <text x="1" y="148">
            The sequence
          </text>
          <text x={at(48)} y="26" textAnchor="middle">
            frame 48
          </text>
          <text x={at(48)} y="206" textAnchor="middle">
            frame 18
          </text>
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x="1" y="88">
            120 frames
          </text>
          <text x="1" y="168">
            from 30, 60 frames
          </text>
          <text x={at(0) + 8} y="38">
            0
          </text>
          <text x={at(30)} y="38" textAnchor="middle">
            30
          </text>
          <text x={at(90)} y="38" textAnchor="middle">
            90
          </text>
          <text x={at(120) - 8} y="38" textAnchor="end">
            119
          </text>
          <text x={at(30) + 8} y="192">
            0
          </text>
          <text x={at(90) - 8} y="192" textAnchor="end">
            59
          </text>
          <text x={at(15)} y="154" textAnchor="middle">
            not mounted
          </text>
          <text x={at(105)} y="154" textAnchor="middle">
            not mounted
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
