import Routes from '../Routes';

const ways = [
  {
    who: 'Your first video',
    text: 'Create a project and render a video.',
    links: [
      {label: 'Create a project', to: '/docs/'},
      {label: 'The fundamentals', to: '/docs/the-fundamentals'},
      {label: 'Follow a tutorial', to: '/learn/apple-wow'},
    ],
  },
  {
    who: 'Building an app',
    text: 'Show videos in your product, let users customize them, and render them on demand.',
    links: [
      {label: 'Embed the Player', to: '/docs/player'},
      {label: 'Accept props from users', to: '/docs/parameterized-rendering'},
      {label: 'Start from Next.js', to: '/templates/next'},
    ],
  },
  {
    who: 'Rendering at scale',
    text: 'Render on one server, or split each video across many machines.',
    links: [
      {label: 'Compare the options', to: '/docs/ssr'},
      {label: 'Set up Lambda', to: '/docs/lambda/setup'},
      {label: 'Estimate the cost', to: '/lambda/'},
    ],
  },
] as const;

/** Next steps for each kind of reader. */
export default function StartHere() {
  return <Routes routes={ways} headings="h3" />;
}
