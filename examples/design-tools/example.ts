import {defineExample} from '../define';

export default defineExample({
  shows:
    'Graphics from design tools: an SVG from Figma, and a Lottie animation and a transparent video from After Effects.',
  pages: ['/docs/figma', '/docs/after-effects'],
  steps: [
    {
      command:
        'npx remotion render TitleSource public/title.mov --codec=prores --prores-profile=4444 --image-format=png --pixel-format=yuva444p10le --muted',
      notShown: 'makes the file that After Effects exports',
      makes: [{file: 'public/title.mov', videoCodec: 'prores', pixelFormat: 'yuva444p12le'}],
    },
    {
      command:
        'npx remotion ffmpeg -i public/title.mov -c:v libvpx-vp9 -pix_fmt yuva420p -crf 24 -b:v 0 public/title.webm',
      makes: [{file: 'public/title.webm', videoCodec: 'vp9', frames: 30}],
    },
    {
      command: 'node guides.mjs',
      notShown: 'runs the commands of both pages',
      makes: [
        {file: 'out/rocket.png', width: 1280, height: 720},
        {file: 'out/logo-40.png', width: 400, height: 400},
      ],
    },
    {
      command: 'cat out/compositions.txt',
      output: 'compositions.output.txt',
      notShown: 'guides.mjs runs the command of the page',
    },
  ],
  notShown: {
    'guides.mjs': 'runs the commands of both pages with one bundle and one browser',
    'public/logo.json': 'stands for the animation of the reader',
    'src/Root.tsx': 'registers the compositions of both pages',
    'src/TitleSource.tsx': 'stands for the composition in After Effects',
  },
});
