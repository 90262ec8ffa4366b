import {focusDefaultPropsPath} from '@remotion/studio';
import {useState} from 'react';
import {getRemotionEnvironment} from 'remotion';

export const FocusLabel: React.FC = () => {
  const [isMissing, setIsMissing] = useState(false);

  return getRemotionEnvironment().isStudio ? (
    <button
      type="button"
      style={{position: 'absolute', left: 20, bottom: 20}}
      onClick={() => {
        const {success} = focusDefaultPropsPath({path: ['text'], scrollBehavior: 'smooth'});
        setIsMissing(!success);
      }}>
      {isMissing ? 'Open the Props tab' : 'Show the text field'}
    </button>
  ) : null;
};
