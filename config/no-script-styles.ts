/**
 * Styles for readers without JavaScript. They hide controls that need a script: buttons with the class
 * `js-only`, and in the theme the hamburger button, the carets in the sidebar, the collapsed table of contents
 * and the tab lists. All tab panels are visible. Dropdowns in the navbar open on keyboard focus, and
 * `src/components/Navbar/NoScriptMenu.tsx` replaces the hamburger menu.
 */
export const noScriptStyles = [
  '.js-only,.navbar__toggle,.menu__caret,[role=tablist],[class*=tocCollapsible]{display:none!important}',
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
