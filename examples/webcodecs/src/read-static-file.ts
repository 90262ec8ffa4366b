import {parseMediaOnWebWorker} from '@remotion/media-parser/worker';

export const readStaticFile = (path: string) =>
  parseMediaOnWebWorker({
    src: new URL(path, window.location.href),
    fields: {slowDurationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });
