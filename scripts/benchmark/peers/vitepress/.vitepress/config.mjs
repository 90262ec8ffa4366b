// The default theme of VitePress with its own search, configured only as far as the content requires.
import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'Remotion',
  head: [['link', {rel: 'icon', href: '/img/favicon.svg'}]],
  srcDir: 'pages',
  cleanUrls: true,
  markdown: {
    // The pages are plain Markdown: angle brackets and braces are text.
    html: false,
    attrs: {disable: true},
    config: (md) => {
      // Vue would evaluate `{{ }}` in text and in inline code. VitePress already prevents this in code blocks.
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
