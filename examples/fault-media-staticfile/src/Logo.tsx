import {Img, staticFile} from 'remotion';

export const Logo: React.FC = () => {
  return <Img src={staticFile('images/logo.svg')} />;
};
