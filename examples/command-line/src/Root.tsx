import {AbsoluteFill, Composition, Still, interpolate, useCurrentFrame} from 'remotion';

type TitleProps = {
  title: string;
};

const Title: React.FC<TitleProps> = ({title}) => {
  const opacity = interpolate(useCurrentFrame(), [0, 15], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        justifyContent: 'center',
        alignItems: 'center',
        fontFamily: 'sans-serif',
        fontSize: 60,
        opacity,
      }}>
      {title}
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="MyVideo"
        component={Title}
        durationInFrames={45}
        fps={30}
        width={640}
        height={360}
        defaultProps={{title: 'Untitled'}}
      />
      <Still
        id="Thumbnail"
        component={Title}
        width={640}
        height={360}
        defaultProps={{title: 'Untitled'}}
      />
    </>
  );
};
