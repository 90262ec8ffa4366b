import {OffthreadVideo, Video} from 'remotion';

const components = {OffthreadVideo, Video};

type ClipProps = {
  src: string;
  component: keyof typeof components;
};

export const Clip: React.FC<ClipProps> = ({src, component}) => {
  const Component = components[component];
  return <Component src={src} />;
};
