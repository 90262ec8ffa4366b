import {AbsoluteFill} from 'remotion';

export const Title: React.FC<{fontFamily: string}> = ({fontFamily}) => {
  return (
    <AbsoluteFill
      style={{fontFamily, fontSize: 80, justifyContent: 'center', alignItems: 'center'}}>
      Saturday night
    </AbsoluteFill>
  );
};
