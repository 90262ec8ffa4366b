import {Composition, staticFile} from 'remotion';
import {Footage} from './Footage';

const settings = {component: Footage, durationInFrames: 20, fps: 10, width: 64, height: 36};
const slow = 'http://localhost:5513/slow.mp4';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Slow" {...settings} defaultProps={{src: slow, timeout: 3000}} />
      <Composition id="Interview" {...settings} defaultProps={{src: slow, timeout: 30000}} />
      <Composition
        id="Damaged"
        {...settings}
        defaultProps={{src: staticFile('damaged.mp4'), timeout: 5000}}
      />
      <Composition
        id="Ignored"
        {...settings}
        defaultProps={{src: staticFile('missing.mp4'), timeout: 5000, ignoresErrors: true}}
      />
    </>
  );
};
