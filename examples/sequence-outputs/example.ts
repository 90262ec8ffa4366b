import {defineExample} from '../define';

export default defineExample({
  shows:
    'Guides about what goes into a render and what comes out besides the images: props, artifacts and tags.',
  pages: [],
  steps: [],
  follows: {
    pages: ['docs/passing-props.mdx', 'docs/artifacts.mdx', 'docs/metadata.mdx'],
    canDownload: true,
    makes: [
      {file: 'my-video/out/may.png', width: 1280, height: 720, videoCodec: 'png'},
      {file: 'my-video/out/default.png', width: 1280, height: 720, videoCodec: 'png'},
      {file: 'my-video/out/june.mp4', fps: 30, frames: 60},
      {
        file: 'my-video/out/lesson.mp4',
        width: 480,
        height: 270,
        videoCodec: 'h264',
        frames: 45,
      },
      {
        file: 'my-video/out/Lesson/thumbnail.jpeg',
        width: 480,
        height: 270,
        videoCodec: 'mjpeg',
      },
      {file: 'my-video/out/lesson-files/thumbnail.jpeg', width: 480, height: 270},
      {file: 'my-video/out/tagged.mp4', videoCodec: 'h264', frames: 90},
      {file: 'my-video/out/night-train.mp4', frames: 90},
    ],
  },
});
