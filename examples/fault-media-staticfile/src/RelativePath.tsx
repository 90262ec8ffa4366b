import {Img, staticFile} from 'remotion';

export const RelativePath: React.FC = () => {
  return <Img src={staticFile('../public/images/logo.svg')} />;
};
