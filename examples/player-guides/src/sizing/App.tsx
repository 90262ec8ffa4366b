import {Player} from '@remotion/player';
import {AbsoluteFill} from 'remotion';

const Slide: React.FC = () => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'tomato',
        fontSize: 200,
      }}>
      1280 × 720
    </AbsoluteFill>
  );
};

const video = {
  component: Slide,
  durationInFrames: 90,
  fps: 30,
  compositionWidth: 1280,
  compositionHeight: 720,
  acknowledgeRemotionLicense: true,
};

export const App: React.FC = () => {
  return (
    <>
      <h2>As wide as its column</h2>
      <div style={{width: 600}}>
        <Player {...video} style={{width: '100%'}} />
      </div>

      <h2>As large as fits into a box</h2>
      <div style={{width: 600, height: 500, backgroundColor: 'lightgray'}}>
        <Player {...video} style={{width: '100%', height: '100%'}} />
      </div>

      <h2>As wide as its column, and never higher than 30 % of the window</h2>
      <div style={{width: 600}}>
        <Player {...video} style={{width: 'min(100%, 30vh * 16 / 9)', margin: '0 auto'}} />
      </div>
    </>
  );
};
