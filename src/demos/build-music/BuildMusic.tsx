import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {Record} from './Record';
import {spectrumAt} from './spectrum';

export const BuildMusic = () => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const bands = spectrumAt(frame);
  const seconds = Math.floor(frame / fps);
  const progress = (frame / (durationInFrames - 1)) * 1120;

  return (
    <AbsoluteFill style={{backgroundColor: '#16181d'}}>
      <svg viewBox="0 0 1280 720" fontFamily="Helvetica, Arial, sans-serif" fill="#fbfaf7">
        <Record x={220} y={212} rotation={frame * 4} pulse={bands[2] ?? 0} />
        <text x={440} y={216} fontSize={104} fontWeight={700} letterSpacing="-0.03em">
          Night bus
        </text>
        <text x={446} y={278} fontSize={34} fill="#98948b">
          Demo tape, side A
        </text>
        {bands.map((loudness, band) => (
          <rect
            key={band}
            x={80 + band * 20}
            y={628 - loudness * 220}
            width={12}
            height={loudness * 220}
            fill={loudness > 0.6 ? '#e5402a' : '#fbfaf7'}
          />
        ))}
        <rect x={80} y={648} width={1120} height={3} fill="#56524c" />
        <rect x={80} y={648} width={progress} height={3} fill="#e5402a" />
        <text x={1200} y={690} fontSize={26} fill="#98948b" textAnchor="end">
          0:{String(seconds).padStart(2, '0')}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
