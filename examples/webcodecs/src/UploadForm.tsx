import {useState} from 'react';
import {shrinkVideo} from './shrink-video';

const formatSize = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const UploadForm: React.FC<{uploadUrl: string}> = ({uploadUrl}) => {
  const [status, setStatus] = useState('');

  const upload = async (file: File) => {
    const {blob, remove} = await shrinkVideo(file, 1280, (progress) =>
      setStatus(`Converting: ${Math.round((progress ?? 0) * 100)} %`),
    );
    setStatus(`Uploading ${formatSize(blob.size)} instead of ${formatSize(file.size)}`);
    await fetch(uploadUrl, {method: 'POST', body: blob});
    await remove();
    setStatus('Done');
  };

  return (
    <>
      <input
        type="file"
        accept="video/*"
        onChange={({target}) => {
          const selected = target.files?.[0];
          if (selected) {
            upload(selected).catch((error) => setStatus(String(error)));
          }
        }}
      />
      <p>{status}</p>
    </>
  );
};
