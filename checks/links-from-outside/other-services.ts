/** An address on the owner's host, or one below it, that this site does not serve. */
export interface OtherService {
  /** Path on remotion.dev, without a trailing slash. */
  path: string;
  reason: string;
}

/** Everything else on remotion.dev is a page of this site. An entry that nothing links to fails. */
export const otherServices: readonly OtherService[] = [
  {path: '/changelog', reason: 'the host sends it on to the list of releases on GitHub'},
  {path: '/coc', reason: 'the host sends it on to the code of conduct of the repository'},
  {path: '/convert', reason: 'the online video converter, an application of its own'},
  {path: '/discord', reason: 'the host sends it on to the invitation to the chat community'},
  {path: '/issue', reason: 'the host sends it on to the form for a new issue on GitHub'},
  {path: '/report', reason: 'redirects to the form for a new issue on GitHub'},
];

/** Hosts below remotion.dev that packages link to; none of them is this site. */
export const otherHosts: Readonly<Record<string, string>> = {
  'bugs.remotion.dev': 'the list of known bugs of each version, which the Studio reads',
  'convert.remotion.dev': 'the online video converter',
  'springs.remotion.dev': 'the editor of spring curves',
};
