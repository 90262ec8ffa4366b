import {type StaticFile, watchStaticFile} from '@remotion/studio';
import {useEffect, useState} from 'react';
import {getRemotionEnvironment, Img, staticFile} from 'remotion';

export const ReloadingImage: React.FC<{name: string}> = ({name}) => {
  const [file, setFile] = useState<StaticFile | null>(null);

  useEffect(() => {
    if (!getRemotionEnvironment().isStudio) {
      return;
    }

    const {cancel} = watchStaticFile(name, (newFile) => {
      if (newFile && newFile.sizeInBytes > 0) {
        setFile(newFile);
      }
    });
    return cancel;
  }, [name]);

  return <Img src={file ? `${file.src}?${file.lastModified}` : staticFile(name)} />;
};
