import {Img, staticFile} from 'remotion';

const toUrl = (file: string) => {
  return /^(?:https?|data|blob):/.test(file) ? file : staticFile(file);
};

export const Picture: React.FC<{file: string}> = ({file}) => {
  return <Img src={toUrl(file)} />;
};
