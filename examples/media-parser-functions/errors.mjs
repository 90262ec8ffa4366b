import {
  IsAnImageError,
  IsAPdfError,
  IsAnUnsupportedFileTypeError,
  parseMedia,
} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

try {
  await parseMedia({
    src: 'public/photo.png',
    reader: nodeReader,
    fields: {durationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });
} catch (error) {
  if (error instanceof IsAnImageError) {
    console.log(`${error.fileName} is an image (${error.imageType})`, error.dimensions);
  } else if (error instanceof IsAPdfError || error instanceof IsAnUnsupportedFileTypeError) {
    console.log(`${error.fileName} is not a video, ${error.sizeInBytes} bytes`);
  } else {
    throw error;
  }
}
