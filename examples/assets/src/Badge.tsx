import {Img} from 'remotion';
import logo from './logo.svg';

export const Badge: React.FC = () => {
  return <Img src={logo} />;
};
