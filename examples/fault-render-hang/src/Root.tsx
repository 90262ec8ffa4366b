import {Composition} from 'remotion';
import {Chart} from './Chart';
import {FixedChart} from './FixedChart';
import {Quote} from './Quote';

export const RemotionRoot: React.FC = () => {
  const common = {durationInFrames: 4, fps: 30, width: 320, height: 180};

  return (
    <>
      <Composition id="Chart" component={Chart} {...common} />
      <Composition id="FixedChart" component={FixedChart} {...common} />
      <Composition id="Quote" component={Quote} defaultProps={{fontUrl: ''}} {...common} />
    </>
  );
};
