/** Replaces prism-react-renderer in the client module of the classic theme, which adds languages to it. */
export const Prism = {languages: {}};
