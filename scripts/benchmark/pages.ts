export interface MeasuredPage {
  readonly name: string;
  readonly route: string;
  /**
   * Whether the stock build and the peers have the same page. The home page of the stock build is a stub, it
   * has no product pages and no templates, and the peers have no list of posts.
   */
  readonly comparable: boolean;
  /** Whether the stock build has a page with this URL. */
  readonly inStock: boolean;
}

export const pages: readonly MeasuredPage[] = [
  {name: 'home', route: '/', comparable: false, inStock: true},
  {name: 'short docs', route: '/docs/terminology/sequence', comparable: true, inStock: true},
  {name: 'long docs', route: '/docs/player/player', comparable: true, inStock: true},
  {name: 'code docs', route: '/docs/parameterized-rendering', comparable: true, inStock: true},
  {name: 'blog post', route: '/blog/4-0', comparable: true, inStock: true},
  {name: 'blog list', route: '/blog', comparable: false, inStock: true},
  {name: 'product', route: '/lambda/', comparable: false, inStock: false},
  {name: 'templates', route: '/templates', comparable: false, inStock: false},
];

/** The page on which clicks in the sidebar start. */
export const clickStart = '/docs/the-fundamentals';

/** The page whose first load is compared as the site grows. It has the longest sidebar. */
export const scaledPage = '/docs/parameterized-rendering';
