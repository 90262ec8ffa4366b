const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not every URL that readers type is valid.
    return text;
  }
};

/** Returns the words of the last segment of a path: `current frame` for `/docs/current-frame.html`. */
export const queryOf = (pathname: string): string => {
  const segments = pathname.replace(/(?:\/index)?\.(?:html?|mdx?)$/, '').split('/');
  const slug = segments.filter(Boolean).at(-1) ?? '';
  return decode(slug)
    .replace(/[-_+\s]+/g, ' ')
    .trim();
};
