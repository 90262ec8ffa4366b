import {Img} from 'remotion';
import logo from './logo.svg';

export const ImportedLogo: React.FC = () => {
  return <Img src={logo} />;
};
