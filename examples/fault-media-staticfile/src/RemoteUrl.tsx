import {Img, staticFile} from 'remotion';

export const RemoteUrl: React.FC = () => {
  return <Img src={staticFile('https://example.com/photo.jpg')} />;
};
