import {AbsoluteFill, Series, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type SalesProps = {
  region: string;
  figures: number[] | null;
};

export const framesPerFigure = 30;

const Bar: React.FC<{figure: number}> = ({figure}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const grow = spring({frame, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{justifyContent: 'center', padding: 100}}>
      <div
        style={{
          width: figure * 30 * grow,
          height: 120,
          backgroundColor: 'tomato',
        }}
      />
      <div style={{fontFamily: 'sans-serif', fontSize: 80}}>{figure}</div>
    </AbsoluteFill>
  );
};

export const Sales: React.FC<SalesProps> = ({figures}) => {
  if (figures === null) {
    return null;
  }

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Series>
        {figures.map((figure, i) => (
          <Series.Sequence key={i} durationInFrames={framesPerFigure}>
            <Bar figure={figure} />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
