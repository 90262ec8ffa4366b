import {defineExample} from '../define';

export default defineExample({
  shows:
    'A transparent name plate with the size, the frame rate and the codec that the footage needs.',
  pages: ['/docs/overlay'],
  steps: [
    {
      command: 'npx remotion still Interview public/interview.png',
      makes: [{file: 'public/interview.png', width: 1920, height: 1080}],
    },
    {
      command:
        'npx remotion ffmpeg -v error -loop 1 -framerate 30000/1001 -i public/interview.png -t 6 -preset ultrafast -pix_fmt yuv420p -y public/interview.mp4',
      makes: [{file: 'public/interview.mp4', width: 1920, height: 1080, fps: 29.97, duration: 6}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=width,height,avg_frame_rate -of compact public/interview.mp4',
      output: 'footage.output.txt',
    },
    {
      command:
        'npx remotion render NamePlate out/overlay.mov --codec=prores --prores-profile=4444 --image-format=png --pixel-format=yuva444p10le --muted',
      makes: [
        {
          file: 'out/overlay.mov',
          width: 1920,
          height: 1080,
          videoCodec: 'prores',
          audioCodec: null,
          pixelFormat: 'yuva444p12le',
          fps: 29.97,
          frames: 150,
          duration: 5,
        },
      ],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,width,height,pix_fmt,avg_frame_rate,nb_frames -of compact out/overlay.mov',
      output: 'overlay.output.txt',
    },
  ],
  notShown: {'src/LowerThird.tsx': 'the component of Transparent videos'},
});
