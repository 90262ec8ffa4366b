import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import site from '../../../docusaurus.config';
import small from '../small-site/docusaurus.config';

/** The small site with every service that a setting turns on: Algolia, a chat, analytics. */
const optionsOf = ({presets}: Config): Options => (presets![0] as [string, Options])[1];

const config: Config = {
  ...small,
  presets: [['classic', {...optionsOf(small), gtag: optionsOf(site).gtag}]],
  plugins: [
    [
      '@docusaurus/plugin-content-pages',
      {id: 'chat', path: 'src/pages', include: ['ai.tsx', 'ai-embed.tsx']},
    ],
  ],
};

export default config;
