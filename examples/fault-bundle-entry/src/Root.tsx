import {AbsoluteFill, Still} from 'remotion';

const Title: React.FC = () => {
  return <AbsoluteFill style={{fontSize: 60}}>Opening night</AbsoluteFill>;
};

export const RemotionRoot: React.FC = () => {
  return <Still id="Title" component={Title} width={480} height={120} />;
};
