import {loadFont} from '@remotion/fonts';
import {useState} from 'react';
import {staticFile} from 'remotion';
import {Title} from './Title';

export const MissingFile: React.FC = () => {
  useState(() => {
    void loadFont({family: 'Lobster', url: staticFile('lobster-regular.woff2')});
  });

  return <Title fontFamily="Lobster" />;
};
