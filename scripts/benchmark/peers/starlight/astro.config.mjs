// Starlight's default theme with its own search, configured only as far as the content requires.
import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://www.remotion.dev',
  integrations: [
    starlight({
      title: 'Remotion',
      favicon: '/img/favicon.svg',
      sidebar,
      routeMiddleware: './src/own-sidebar.mjs',
    }),
  ],
});
