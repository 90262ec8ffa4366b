import {saveDefaultProps} from '@remotion/studio';
import {useState} from 'react';
import {getRemotionEnvironment} from 'remotion';

export const SaveLabel: React.FC = () => {
  const [message, setMessage] = useState('Save');

  const save = async () => {
    setMessage('Saving');
    try {
      await saveDefaultProps({
        compositionId: 'Label',
        defaultProps: ({unsavedDefaultProps}) => unsavedDefaultProps,
      });
      setMessage('Saved');
    } catch (error) {
      setMessage(String(error));
    }
  };

  return getRemotionEnvironment().isStudio ? (
    <button type="button" onClick={save} style={{position: 'absolute', right: 20, bottom: 20}}>
      {message}
    </button>
  ) : null;
};
