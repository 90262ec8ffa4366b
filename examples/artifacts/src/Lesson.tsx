import {AbsoluteFill, Artifact, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {toSrt} from './to-srt';

export type Line = {text: string; from: number; durationInFrames: number};

export const Lesson: React.FC<{lines: Line[]}> = ({lines}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#fbfaf7',
        color: '#16181d',
        fontSize: 28,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      {lines.map(({text, from, durationInFrames}) => (
        <Sequence
          key={from}
          from={from}
          durationInFrames={durationInFrames}
          style={{justifyContent: 'center', alignItems: 'center'}}>
          {text}
        </Sequence>
      ))}

      {frame === 0 ? <Artifact filename="captions.srt" content={toSrt(lines, fps)} /> : null}
      {frame === 20 ? <Artifact filename="thumbnail.jpeg" content={Artifact.Thumbnail} /> : null}
    </AbsoluteFill>
  );
};
