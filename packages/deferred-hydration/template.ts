import original from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Matches the part of the Docusaurus page template that loads the scripts of the React app. */
const appScripts =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/**
 * Returns the page template of Docusaurus with an inline script instead of the scripts of the React app, which are listed
 * in an attribute. The inline script is the same on every page, so a Content-Security-Policy needs one hash for it.
 *
 * @param turnOff how to build without deferred hydration
 * @throws if the template doesn't contain the part to replace
 */
export const pageTemplate = (
  script: string,
  turnOff: string,
  template: string = original,
): string => {
  if (!appScripts.test(template)) {
    throw new Error(
      `deferredHydration() did not find the code that loads the scripts in the Docusaurus page template (@docusaurus/core/lib/ssg/ssgTemplate.html.js). Use a version of @docusaurus/core that @docs-kit/deferred-hydration supports, or ${turnOff}.`,
    );
  }
  const names = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  return template.replace(appScripts, () => `<script data-app="${names}">${script}</script>`);
};

/** Matches the start of the inline script in a built page. */
const inlineScript = /<script (?=[^>]*\bdata-app=)/;

/**
 * Adds something in front of the inline script of a built page, or attributes to it.
 *
 * @param start replaces `<script `
 * @throws if the page has no inline script
 */
export const editInlineScript = (html: string, start: string): string => {
  if (!inlineScript.test(html)) {
    throw new Error(
      'deferredHydration() found no inline script. Pass its `ssrTemplate` to Docusaurus if you use its `edits`.',
    );
  }
  return html.replace(inlineScript, () => start);
};
