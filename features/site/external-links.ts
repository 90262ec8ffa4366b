/** URLs of other sites that are linked from more than one place. */
export const external = {
  repository: 'https://github.com/remotion-dev/remotion',
  /** Opens the source of a docs page in the editor of GitHub, followed by its path in `docs/`. */
  docsSource: 'https://github.com/remotion-dev/remotion/edit/main/packages/docs/docs',
  releases: 'https://github.com/remotion-dev/remotion/releases',
  discord: 'https://www.remotion.dev/discord',
  x: 'https://x.com/remotion',
  youtube: 'https://www.youtube.com/@remotion_dev',
  linkedin: 'https://www.linkedin.com/company/remotion-dev',
  convert: 'https://www.remotion.dev/convert',
  store: 'https://www.remotion.pro/store',
  pricing: 'https://www.remotion.pro/license',
  companyFaq: 'https://www.remotion.pro/faq',
  email: 'mailto:hi@remotion.dev',
  /** Remotion's list of people for hire. The profiles in /experts/ on this site are samples. */
  peopleForHire: 'https://www.remotion.dev/experts',
  evaluationCall: 'https://cal.com/remotion/evaluate',
  issues: 'https://github.com/remotion-dev/remotion/issues',
} as const;

/** The page that opens when a reader right-clicks the logo in the navbar. */
export const brandPage = '/brand/';
