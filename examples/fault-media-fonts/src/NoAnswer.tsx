import {getInfo} from '@remotion/google-fonts/Lobster';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {useState} from 'react';
import {Title} from './Title';

const latin = {latin: 'http://localhost:5515/lobster.woff2'};

export const NoAnswer: React.FC = () => {
  const [{fontFamily}] = useState(() =>
    loadFontFromInfo({...getInfo(), fonts: {normal: {'400': latin}}}, 'normal'),
  );

  return <Title fontFamily={fontFamily} />;
};
