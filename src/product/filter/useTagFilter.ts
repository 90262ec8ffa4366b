import {useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

export interface TagFilter<Tag extends string> {
  /** All tags that occur, in alphabetical order. */
  readonly tags: readonly Tag[];
  /** The chosen tag, or null for all. */
  readonly tag: Tag | null;
  readonly choose: (tag: Tag | null) => void;
}

/**
 * A choice of one tag, kept in the URL (`?tag=audio`) so that it can be shared. Each choice is an entry in the
 * browser history, so Back returns to the previous one. The static page shows everything; the URL is read
 * once the page runs.
 *
 * @param tagsOfEntries the tags of each entry of the list
 */
export default function useTagFilter<Tag extends string>(
  tagsOfEntries: readonly (readonly Tag[])[],
): TagFilter<Tag> {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const tagLines = tagsOfEntries.flat().join('\n');
  const tags = useMemo(() => [...new Set(tagLines.split('\n') as Tag[])].sort(), [tagLines]);
  const [tag, setTag] = useState<Tag | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(search).get('tag');
    setTag(tags.find((candidate) => candidate === asked) ?? null);
  }, [search, tags]);
  return {
    tags,
    tag,
    choose: (next) => {
      if (next !== tag) {
        const location = {pathname, search: next ? `?tag=${encodeURIComponent(next)}` : ''};
        history.push(location);
        // After a push, the theme moves the focus to the top of the page. It doesn't after a replacement.
        history.replace(location);
      }
    },
  };
}
