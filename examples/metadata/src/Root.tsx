import {AbsoluteFill, Composition} from 'remotion';

const Trailer: React.FC<{title: string}> = ({title}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: '#16181d',
        color: 'white',
        fontSize: 36,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      {title}
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Trailer"
      component={Trailer}
      durationInFrames={15}
      fps={30}
      width={320}
      height={180}
      defaultProps={{title: 'Night train'}}
    />
  );
};
