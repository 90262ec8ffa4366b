/** Elements that Markdown, MDX and the browser make without any file naming them. */
export const htmlTags = [
  'html', 'body', 'main', 'nav', 'article', 'section', 'header', 'footer', 'aside', 'figure', 'figcaption',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'a', 'b', 'i', 'em', 'strong', 'small', 'sub', 'sup', 'mark', 'del', 's', 'abbr',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'pre', 'code', 'kbd', 'samp',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
  'img', 'svg', 'video', 'audio', 'iframe', 'canvas', 'picture', 'source',
  'button', 'input', 'select', 'option', 'textarea', 'label', 'form', 'fieldset', 'legend', 'output', 'progress',
  'details', 'summary', 'dialog', 'span', 'div',
] as const;
