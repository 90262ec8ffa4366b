import {
  IsAnImageError,
  IsAnUnsupportedFileTypeError,
  IsAPdfError,
  parseMedia,
} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const describe = async (src) => {
  try {
    const {container} = await parseMedia({
      src,
      reader: nodeReader,
      fields: {container: true, tracks: true},
      acknowledgeRemotionLicense: true,
    });
    return `media file (${container})`;
  } catch (error) {
    if (error instanceof IsAnImageError) {
      const {width, height} = error.dimensions ?? {width: '?', height: '?'};
      return `${error.imageType} image, ${width}x${height}`;
    }

    if (error instanceof IsAPdfError) {
      return 'PDF document';
    }

    if (error instanceof IsAnUnsupportedFileTypeError) {
      return 'unsupported file';
    }

    throw error;
  }
};

for (const file of ['public/clip.mp4', 'public/cover.jpg', 'package.json']) {
  console.log(`${file}: ${await describe(file)}`);
}
