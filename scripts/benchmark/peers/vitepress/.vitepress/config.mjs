// The default theme of VitePress with its own search, and nothing set but what the words need.
import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'Remotion',
  head: [['link', {rel: 'icon', href: '/img/favicon.svg'}]],
  srcDir: 'pages',
  cleanUrls: true,
  markdown: {
    // The pages are plain Markdown: an angle bracket is text, and so is what stands in braces.
    html: false,
    attrs: {disable: true},
    config: (md) => {
      // Vue would evaluate `{{ }}` in text and in inline code. Fences are kept from that by VitePress.
      const {rules} = md.renderer;
      const codeInline = rules.code_inline;
      rules.code_inline = (tokens, index, ...rest) => {
        tokens[index].attrSet('v-pre', '');
        return codeInline(tokens, index, ...rest);
      };
      rules.text = (tokens, index) =>
        md.utils.escapeHtml(tokens[index].content).replaceAll('{{', '&#123;&#123;');
    },
  },
  themeConfig: {sidebar, search: {provider: 'local'}},
});
