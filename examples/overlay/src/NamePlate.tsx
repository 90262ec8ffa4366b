import {
  AbsoluteFill,
  getRemotionEnvironment,
  OffthreadVideo,
  staticFile,
  useVideoConfig,
} from 'remotion';
import {LowerThird, type LowerThirdProps} from './LowerThird';

// The size that LowerThird is designed for.
const design = {width: 480, height: 270};

export const NamePlate: React.FC<LowerThirdProps> = (props) => {
  const {width} = useVideoConfig();
  const {isStudio} = getRemotionEnvironment();

  return (
    <AbsoluteFill>
      {isStudio ? <OffthreadVideo src={staticFile('interview.mp4')} /> : null}
      <AbsoluteFill
        style={{
          ...design,
          transform: `scale(${width / design.width})`,
          transformOrigin: 'top left',
        }}>
        <LowerThird {...props} />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
