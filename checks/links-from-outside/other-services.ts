/** A URL on remotion.dev that this site doesn't serve. */
export interface OtherService {
  /** Path on remotion.dev, without a trailing slash. */
  path: string;
  reason: string;
}

/**
 * All other URLs on remotion.dev are pages of this site. The check fails for an entry that nothing
 * links to.
 */
export const otherServices: readonly OtherService[] = [
  {path: '/changelog', reason: 'redirects to the list of releases on GitHub'},
  {path: '/coc', reason: 'redirects to the code of conduct of the repository'},
  {path: '/convert', reason: 'the online video converter, a separate app'},
  {path: '/discord', reason: 'redirects to the invitation to the chat community'},
  {path: '/issue', reason: 'redirects to the form for a new issue on GitHub'},
  {path: '/report', reason: 'redirects to the form for a new issue on GitHub'},
];
