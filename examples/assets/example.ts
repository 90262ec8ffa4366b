import {defineExample} from '../define';

export default defineExample({
  shows: 'An image and a data file of the public folder, and an imported image.',
  pages: ['/docs/assets'],
  steps: [
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion still Cities out/cities.png --frame=45',
      makes: [{file: 'out/cities.png', width: 1280, height: 720}],
    },
  ],
  studio: [
    {
      page: '/docs/assets',
      proves: [
        'If you add a city to the file and reload the Studio, the video becomes one second longer.',
        "The reload is necessary because the Studio doesn't recalculate the duration if only a file in public changes.",
      ],
      actions: [
        {open: 'Cities'},
        {shows: 'Duration 00:03.00'},
        {edit: 'public/cities.json', from: '"Geneva"', to: '"Geneva", "Lugano"'},
        {keeps: 'Duration 00:03.00'},
        {reload: true},
        {shows: 'Duration 00:04.00'},
      ],
    },
    {
      page: '/docs/assets',
      proves: ['If you import the JSON file instead, the Studio updates without a reload.'],
      actions: [
        {open: 'Cities'},
        {shows: 'Duration 00:04.00'},
        {
          edit: 'src/Root.tsx',
          from: 'import {Cities,',
          to: "import cities from '../public/cities.json';\nimport {Cities,",
        },
        {
          edit: 'src/Root.tsx',
          from: `  const response = await fetch(staticFile('cities.json'));
  const cities = (await response.json()) as string[];
`,
          to: '',
        },
        {edit: 'public/cities.json', from: '"Lugano"', to: '"Lugano", "Zug"'},
        {shows: 'Duration 00:05.00'},
        // The change of Root.tsx could have caused the first update, but not this one.
        {edit: 'public/cities.json', from: '"Zug"', to: '"Zug", "Biel"'},
        {shows: 'Duration 00:06.00'},
        {reloaded: false},
      ],
    },
  ],
});
