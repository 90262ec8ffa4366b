import {AbsoluteFill} from 'remotion';

export const Intro: React.FC = () => {
  return <AbsoluteFill style={{backgroundColor: 'gold'}}>Chapter one</AbsoluteFill>;
};
