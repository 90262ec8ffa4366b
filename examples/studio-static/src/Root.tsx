import {AbsoluteFill, Composition, useCurrentFrame} from 'remotion';

const Draft: React.FC<{title: string}> = ({title}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 60,
      }}>
      {title} {frame}
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Draft"
      component={Draft}
      durationInFrames={90}
      fps={30}
      width={640}
      height={360}
      defaultProps={{title: 'Draft'}}
    />
  );
};
