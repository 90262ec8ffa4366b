import Routes from '../Routes';

const ways = [
  {
    who: 'Your first video',
    text: 'Create a project, animate a title, render a file.',
    links: [
      {label: 'Create a project', to: '/docs/'},
      {label: 'The fundamentals', to: '/docs/the-fundamentals'},
      {label: 'Follow a tutorial', to: '/learn/apple-wow'},
    ],
  },
  {
    who: 'Building an app',
    text: 'Show videos in your product, let users change them, export them on demand.',
    links: [
      {label: 'Embed the Player', to: '/docs/player'},
      {label: 'Accept props from users', to: '/docs/parameterized-rendering'},
      {label: 'Start from Next.js', to: '/templates/next'},
    ],
  },
  {
    who: 'Rendering at scale',
    text: 'From one server to many machines that render one video together.',
    links: [
      {label: 'Compare the options', to: '/docs/ssr'},
      {label: 'Set up Lambda', to: '/docs/lambda/setup'},
      {label: 'Calculate the cost', to: '/lambda/'},
    ],
  },
] as const;

/** Next steps for each kind of reader. */
export default function StartHere() {
  return <Routes routes={ways} headings="h3" />;
}
