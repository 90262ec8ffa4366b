/** Replaces the function of the theme that loads additional languages into the highlighter. */
export default function prismIncludeLanguages(): void {}
