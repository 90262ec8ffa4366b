/**
 * What the app gets instead of prism-react-renderer. The theme hands `Prism` to the module that adds
 * languages to it, and nothing else of the library is asked for once `theme/CodeBlock` is in place.
 */
export const Prism = {languages: {}};
