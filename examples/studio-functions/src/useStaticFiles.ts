import {getStaticFiles, watchPublicFolder} from '@remotion/studio';
import {useEffect, useState} from 'react';
import {getRemotionEnvironment} from 'remotion';

export const useStaticFiles = () => {
  const [files, setFiles] = useState(getStaticFiles);

  useEffect(() => {
    const {isStudio, isReadOnlyStudio} = getRemotionEnvironment();
    if (!isStudio || isReadOnlyStudio) {
      return;
    }

    const {cancel} = watchPublicFolder(setFiles);
    return cancel;
  }, []);

  return files;
};
