export const recordCamera = async () => {
  const stream = await navigator.mediaDevices.getUserMedia({video: true, audio: true});
  const recorder = new MediaRecorder(stream, {
    mimeType: MediaRecorder.isTypeSupported('video/webm') ? 'video/webm' : 'video/mp4',
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({data}) => pieces.push(data));
  recorder.start(1000);

  const stop = () =>
    new Promise<Blob>((resolve) => {
      recorder.addEventListener('stop', () => {
        stream.getTracks().forEach((track) => track.stop());
        resolve(new Blob(pieces, {type: recorder.mimeType}));
      });
      recorder.stop();
    });

  return {stop};
};
