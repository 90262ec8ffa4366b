/**
 * Styles for readers without JavaScript. They hide what only a script can operate: elements of this site
 * with the class `js-only`, the search, and of the theme the hamburger button, the carets of the sidebar and the tab lists.
 * All tab panels are visible. The list of sections moves the text down instead of covering it, because only a
 * script closes the list. Dropdowns of the navbar open on keyboard focus, and a menu
 * (`src/components/Navbar/NoScriptMenu.tsx`) takes the place of the hamburger button.
 */
export const noScriptStyles = [
  '.js-only,.DocSearch-Button,[role=search],.navbar__toggle,.menu__caret,[role=tablist]{display:none!important}',
  '.theme-doc-toc-mobile,.theme-doc-toc-mobile div{max-height:none!important;position:static!important}',
  '[role=tabpanel][hidden]{display:block!important}',
  '.tab-label{font-weight:600;margin:0}',
  '.dropdown:focus-within>.dropdown__menu{opacity:1;pointer-events:all;transform:none;visibility:visible}',
  '.no-script-menu{display:none}',
  '.no-script-menu>summary{cursor:pointer;display:flex;list-style:none;margin-right:.5rem}',
  '.no-script-menu>summary::-webkit-details-marker{display:none}',
  '.no-script-menu>ul{background:var(--ifm-navbar-background-color);box-shadow:0 1px 0 var(--site-line);inset:calc(100% + .5rem) -1rem auto;max-height:calc(100vh - var(--ifm-navbar-height));overflow:auto;padding:.5rem 1rem 1rem;position:absolute}',
  '.no-script-menu strong{display:block;padding:.75rem .75rem 0}',
  '@media(max-width:996px){.no-script-menu{display:block}}',
  '@container navbar (width<57rem){.no-script-menu{display:block}}',
].join('');
