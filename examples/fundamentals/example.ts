import {defineExample} from '../define';

export default defineExample({
  shows: 'Two compositions next to the first one: the number of the frame, and a countdown.',
  pages: ['/docs/the-fundamentals'],
  steps: [
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion still Countdown out/last.png --frame=149',
      makes: [{file: 'out/last.png', width: 1080, height: 1080, videoCodec: 'png'}],
    },
  ],
  studio: [
    {
      page: '/docs/studio',
      proves: [
        'The Studio responds to every URL with 200, so also open the URL in the browser.',
        'The name of the composition must appear at the top of the left sidebar and be highlighted in the list below.',
      ],
      actions: [
        {request: '/Countdown', status: 200},
        {request: '/NoSuchComposition', status: 200},
        {open: 'Countdown'},
        {shows: '1080x1080, 30 FPS'},
        {element: '[data-compname="Countdown"]:not([style*="transparent"])'},
        {element: '[data-compname="HelloTitle"][style*="transparent"]'},
      ],
    },
    {
      page: '/docs/preview',
      proves: [
        'Change some text in your component and save.',
        "The canvas updates without a reload, and the playhead doesn't move.",
      ],
      actions: [
        {open: 'FrameNumber'},
        {press: 'A'},
        {press: 'Shift+ArrowRight'},
        {shows: 'Frame 30'},
        {edit: 'src/FrameNumber.tsx', from: 'Frame {', to: 'This is frame {'},
        {shows: 'This is frame 30'},
        {reloaded: false},
      ],
    },
    {
      page: '/docs/studio/shortcuts',
      proves: [
        'Press A, then Shift+→.',
        'The frame number now equals the fps of the composition.',
        'Then press ?.',
      ],
      actions: [
        {open: 'HelloTitle'},
        {press: 'E'},
        {shows: '89'},
        {press: 'A'},
        {shows: '0'},
        {press: 'Shift+ArrowRight'},
        {shows: '30'},
        {press: '?'},
        {shows: 'Jump to beginning'},
        {hides: /^Keyboard shortcuts disabled/},
      ],
    },
    {
      page: '/docs/studio/quick-switcher',
      proves: [
        'Press Ctrl+K, type the first letters of an ID, and press Enter.',
        'The URL in the browser ends with that ID.',
      ],
      actions: [
        {open: 'HelloTitle'},
        {press: 'Control+K'},
        {shows: 'Documentation'},
        {type: 'Coun'},
        {press: 'Enter'},
        {url: '/Countdown'},
      ],
    },
    {
      page: '/docs/studio/quick-switcher',
      proves: [
        'Press Ctrl+K, type > go to, and press Enter.',
        'You can now edit the frame number.',
      ],
      actions: [
        {open: 'Countdown'},
        {press: 'A'},
        {press: 'Control+K'},
        {shows: 'Documentation'},
        {type: '> go to'},
        {shows: 'Timeline: Go to frame'},
        {press: 'Enter'},
        {hides: 'Documentation'},
        {element: 'input:focus'},
        {type: '42'},
        {press: 'Enter'},
        {shows: '42'},
      ],
    },
    {
      page: '/docs/ai/chatbot',
      proves: [
        'Press Cmd+I (macOS) or Ctrl+I in the Studio.',
        'A window with the title Ask AI opens.',
        'Press the same keys to close it.',
      ],
      actions: [
        {open: 'HelloTitle'},
        {press: 'Control+I'},
        {shows: 'Ask AI'},
        {press: 'Control+I'},
        {hides: 'Ask AI'},
      ],
    },
  ],
  notShown: {'src/HelloTitle.tsx': 'the component of Getting started'},
});
