import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import {CameraRecorder} from './CameraRecorder';
import {CancelableConverter} from './CancelableConverter';
import {FrameViewer} from './FrameViewer';
import {RotateVideo} from './RotateVideo';
import {UploadForm} from './UploadForm';
import {VideoConverter} from './VideoConverter';
import * as convertFile from './convert-file';
import * as convertLeniently from './convert-leniently';
import * as countFrames from './count-frames';
import * as decodeAudio from './decode-audio';
import * as decodeVideo from './decode-video';
import * as fixRecording from './fix-recording';
import * as limitSize from './limit-size';
import * as makeSmall from './make-small';
import * as mute from './mute';
import * as planConversion from './plan-conversion';
import * as readAudioFormat from './read-audio-format';
import * as readInWorker from './read-in-worker';
import * as readSize from './read-size';
import * as readStaticFile from './read-static-file';
import * as rotateVideo from './rotate-video';
import * as shrinkVideo from './shrink-video';
import * as to16khzWav from './to-16khz-wav';
import * as tracksOfResult from './tracks-of-result';
import {useLeaveWarning} from './use-leave-warning';

const Leaving: React.FC = () => {
  const [isConverting, setIsConverting] = useState(false);
  useLeaveWarning(isConverting);
  return (
    <button type="button" onClick={() => setIsConverting(!isConverting)}>
      {isConverting ? 'Converting' : 'Idle'}
    </button>
  );
};

const components: Readonly<Record<string, () => React.ReactNode>> = {
  CameraRecorder: () => <CameraRecorder />,
  CancelableConverter: () => <CancelableConverter />,
  FrameViewer: () => <FrameViewer />,
  Leaving: () => <Leaving />,
  RotateVideo: () => <RotateVideo />,
  UploadForm: () => <UploadForm uploadUrl="/upload" />,
  VideoConverter: () => <VideoConverter />,
};

/** The functions of the guides, which the tests call with a file. */
const functions = {
  ...convertFile,
  ...convertLeniently,
  ...countFrames,
  ...decodeAudio,
  ...decodeVideo,
  ...fixRecording,
  ...limitSize,
  ...makeSmall,
  ...mute,
  ...planConversion,
  ...readAudioFormat,
  ...readInWorker,
  ...readSize,
  ...readStaticFile,
  ...rotateVideo,
  ...shrinkVideo,
  ...to16khzWav,
  ...tracksOfResult,
};

declare global {
  interface Window {
    guides: typeof functions;
  }
}

window.guides = functions;

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(components[window.location.hash.slice(1)]?.() ?? 'Ready');
}
