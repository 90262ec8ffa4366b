import {Composition} from 'remotion';
import {Credits} from './Credits';
import {Moving} from './Moving';
import {Ranking} from './Ranking';
import {SlowRanking} from './SlowRanking';

const sales = [
  {product: 'Tripods', amount: 40},
  {product: 'Cameras', amount: 90},
  {product: 'Lights', amount: 65},
];

export const RemotionRoot: React.FC = () => {
  const common = {fps: 30, width: 320, height: 120};

  return (
    <>
      <Composition id="Credits" component={Credits} durationInFrames={5} {...common} />
      <Composition
        id="Moving"
        component={Moving}
        durationInFrames={5}
        defaultProps={{property: 'translateY', willChange: 'auto'}}
        {...common}
      />
      <Composition
        id="SlowRanking"
        component={SlowRanking}
        durationInFrames={10}
        defaultProps={{sales}}
        {...common}
      />
      <Composition
        id="Ranking"
        component={Ranking}
        durationInFrames={10}
        defaultProps={{sales}}
        {...common}
      />
    </>
  );
};
