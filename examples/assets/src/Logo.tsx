import {AbsoluteFill, Img, staticFile} from 'remotion';

export const Logo: React.FC = () => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
      }}>
      <Img src={staticFile('logo.svg')} style={{width: 300}} />
    </AbsoluteFill>
  );
};
