import {AbsoluteFill, OffthreadVideo, Sequence} from 'remotion';

type HarborReportProps = {
  clip: string;
};

export const HarborReport: React.FC<HarborReportProps> = ({clip}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Sequence durationInFrames={30}>
        <h1 style={{fontSize: 120}}>Live from the harbor</h1>
      </Sequence>
      <Sequence from={30}>
        <OffthreadVideo src={clip} pauseWhenBuffering style={{width: '100%'}} />
      </Sequence>
    </AbsoluteFill>
  );
};
