/**
 * Styles for readers without JavaScript. What only a script could answer is not shown: buttons of this
 * site that are marked `js-only`, and of the theme the menu of phones (the footer leads on), the carets of
 * the sidebar, the folded contents and the heads of tabs. The panels of tabs all are.
 */
export const noScriptStyles = [
  '.js-only,.navbar__toggle,.menu__caret,[role=tablist],[class*=tocCollapsible]{display:none!important}',
  '[role=tabpanel][hidden]{display:block!important}',
  '.tab-label{font-weight:600;margin:0}',
].join('');
