import {AbsoluteFill} from 'remotion';
import {motion} from '../hero/motion';
import {Playhead, Square} from '../hero/Scene';
import {colors, sans} from '../theme';

const FRAME = 118;
const past = Array.from({length: Math.ceil(FRAME / 6)}, (_, i) => i * 6);

/** The site's social preview: the hero at one frame, under the title of the site. */
export const SocialCard = () => (
  <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink, fontFamily: sans}}>
    <div
      style={{
        position: 'absolute',
        top: 120,
        left: 72,
        fontSize: 76,
        fontWeight: 700,
        letterSpacing: '-0.03em',
        whiteSpace: 'nowrap',
      }}>
      Make videos programmatically
    </div>
    <div
      style={{
        position: 'absolute',
        top: 64,
        left: 75,
        color: colors.signal,
        fontSize: 34,
        fontWeight: 700,
      }}>
      Remotion
    </div>
    <div
      style={{
        position: 'absolute',
        left: -40,
        top: -70,
        width: 1280,
        height: 720,
        transform: 'scale(0.97)',
      }}>
      {past.map((earlier) => (
        <Square key={earlier} {...motion(earlier)} outline />
      ))}
      <Playhead x={motion(FRAME).x} frame={FRAME} />
      <Square {...motion(FRAME)} />
    </div>
  </AbsoluteFill>
);
