import type {ReadByHand} from '@docs-kit/docs-proof/exports';

/** Sentences about exports that the check can't read. */
export const readByHand: readonly ReadByHand[] = [
  {
    page: 'docs/5-0-migration.mdx',
    sentence: '`@remotion/lambda/client` exports everything from `@remotion/lambda-client`',
    statements: [
      {from: '@remotion/lambda/client', name: 'renderMediaOnLambda'},
      {from: '@remotion/lambda-client', name: 'renderMediaOnLambda'},
    ],
    reason: 'it is about all exports of a package; one of them represents them',
  },
  {
    page: 'docs/captions/create-tiktok-style-captions.mdx',
    sentence: 'The type is exported.',
    statements: [{from: '@remotion/captions', name: 'TikTokPage', isType: true}],
    reason: 'the name of the type is only in the <Option> above',
  },
  {
    page: 'docs/cloudrun/light-client.mdx',
    sentence: "`deploySite` isn't exported.",
    statements: [{from: '@remotion/cloudrun/client', name: 'deploySite', isMissing: true}],
    reason: 'the next sentence names the entry point',
  },
  {
    page: 'docs/get-waveform-portion.mdx',
    sentence: "The package doesn't export their type.",
    statements: [{from: '@remotion/media-utils', name: 'Bar', isMissing: true, anyEntry: true}],
    reason: 'the page leaves out the name of the type, because nobody can import it',
  },
  {
    page: 'docs/google-fonts.mdx',
    sentence: 'Each font module also exports `fontFamily`',
    statements: [{from: '@remotion/google-fonts/Roboto', name: 'fontFamily'}],
    reason: 'one module represents the modules of all fonts',
  },
  {
    page: 'docs/lambda/api.mdx',
    sentence: "You don't need to install it, because `@remotion/lambda/client` re-exports it.",
    statements: [
      {from: '@remotion/lambda/client', name: 'renderMediaOnLambda'},
      {from: '@remotion/lambda-client', name: 'renderMediaOnLambda'},
    ],
    reason: 'it is about all exports of a package; one of them represents them',
  },
  {
    page: 'docs/miscellaneous/snippets/use-delay-render.mdx',
    sentence: 'Later versions of Remotion export a hook',
    statements: [{from: 'remotion', name: 'useDelayRender', isMissing: true}],
    reason: 'the next sentence says that this version has no such export',
  },
  {
    page: 'docs/resources.mdx',
    sentence: 'These tutorials import `Config` from `remotion`',
    statements: [],
    reason: 'it is about the code of tutorials for version 3',
  },
];
