import {loadFont} from '@remotion/google-fonts/Lobster';
import {useState} from 'react';
import {Title} from './Title';

export const NotDownloaded: React.FC = () => {
  const [{fontFamily}] = useState(() => loadFont('normal', {weights: ['400'], subsets: ['latin']}));

  return <Title fontFamily={fontFamily} />;
};
