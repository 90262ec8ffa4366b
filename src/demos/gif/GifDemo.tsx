import {Gif} from '@remotion/gif';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono} from '../theme';
import record from './record.gif';

type Props = {
  fit: 'contain' | 'cover' | 'fill';
  playbackRate: number;
  loopBehavior: 'loop' | 'pause-after-finish' | 'unmount-after-finish';
};

export const GifDemo = ({fit, playbackRate, loopBehavior}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink}}>
      <div style={{position: 'absolute', top: 56, left: 64, font: `26px ${mono}`}}>
        {`<Gif src={record} width={640} height={360} fit="${fit}" … />`}
      </div>
      <div
        style={{
          position: 'absolute',
          top: 152,
          left: 320,
          width: 640,
          height: 360,
          outline: `3px dashed ${colors.gray300}`,
        }}>
        <Gif
          src={record}
          width={640}
          height={360}
          fit={fit}
          playbackRate={playbackRate}
          loopBehavior={loopBehavior}
        />
      </div>
      <div
        style={{
          position: 'absolute',
          top: 560,
          width: '100%',
          textAlign: 'center',
          font: `26px/1.6 ${mono}`,
          color: colors.gray500,
        }}>
        12 frames of 100 ms, 320 by 240 pixels
        <br />
        <span style={{color: colors.signal, fontWeight: 700}}>
          {`${Math.round((frame / fps) * 1000 * playbackRate)} ms`}
        </span>
        {` at frame ${frame}`}
      </div>
    </AbsoluteFill>
  );
};
