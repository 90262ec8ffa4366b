import {defineExample} from '../define';

export default defineExample({
  shows: 'A Lottie animation from a file and from a URL, and a script that checks a Lottie file.',
  pages: ['/docs/lottie/staticfile', '/docs/lottie/remote', '/docs/lottie/lottiefiles'],
  ports: [4010],
  steps: [
    {command: 'node check-lottie.mjs public/pulse.json', output: 'check.output.txt'},
    {command: 'node serve-lottie.mjs', until: /pulse\.json/},
    {
      command: 'node guides.mjs',
      notShown: 'runs the commands of the pages',
      makes: [
        {file: 'out/pulse-30.png', width: 1280, height: 720},
        {file: 'out/remote.png', width: 400, height: 400},
      ],
    },
    {
      command: 'cat out/compositions.txt',
      output: 'compositions.output.txt',
      notShown: 'guides.mjs runs the command of the page',
    },
  ],
  notShown: {
    'guides.mjs': 'runs the commands of the pages with one bundle and one browser',
    'src/Root.tsx': 'registers the compositions of both pages',
  },
});
