import {useEffect, useState} from 'react';
import {markdownPath} from './page-address';

/** The path of the page as Markdown, once the server has said that it is there. */
export const useMarkdownTwin = (pathname: string): string | null => {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    const path = markdownPath(pathname);
    const request = new AbortController();
    setFound(null);
    if (path) {
      fetch(path, {method: 'HEAD', signal: request.signal}).then(
        (response) => {
          // A server that answers everything with a page has no Markdown.
          if (response.ok && !response.headers.get('content-type')?.includes('html')) {
            setFound(path);
          }
        },
        () => undefined,
      );
    }
    return () => request.abort();
  }, [pathname]);
  return found;
};
