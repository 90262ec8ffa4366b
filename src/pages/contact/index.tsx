import Layout from '@theme/Layout';
import {external} from '@site/config/external-links';
import Routes from '@site/src/product/Routes';
import Section from '@site/src/product/Section';

const routes = [
  {
    who: 'You have a technical question',
    text: 'Ask in public, so that the answer serves the next person too. Direct messages are not a support channel.',
    links: [
      {label: 'Where to get help', to: '/docs/get-help'},
      {label: 'Ask on Discord', to: external.discord},
      {label: 'Support policy', to: '/docs/support'},
    ],
  },
  {
    who: 'You found a bug',
    text: 'Report it with the smallest project that shows it. Search the open issues first.',
    links: [
      {label: 'Issues on GitHub', to: external.issues},
      {label: 'How to contribute a fix', to: '/docs/contributing'},
    ],
  },
  {
    who: 'You need a license',
    text: 'Most questions about who needs one are answered on two pages. For the rest, write.',
    links: [
      {label: 'The license explained', to: '/docs/license'},
      {label: 'Buy a company license', to: external.pricing},
      {label: 'Frequently asked questions', to: external.companyFaq},
    ],
  },
  {
    who: 'You evaluate it for a company',
    text: 'Talk to the people who make it, before you build on it.',
    links: [
      {label: 'Schedule an evaluation call', to: external.evaluationCall},
      {label: 'Read success stories', to: '/success-stories'},
      {label: 'Find an expert', to: '/experts/'},
    ],
  },
  {
    who: 'Anything else',
    text: 'Press, partnerships, a vulnerability that should not be public yet.',
    links: [
      {label: 'Write to hi@remotion.dev', to: external.email},
      {label: 'Logo and brand', to: '/brand/'},
    ],
  },
] as const;

/** /contact/: the right door for each kind of question. */
export default function Contact() {
  return (
    <Layout
      title="Contact us"
      description="How to reach the makers of Remotion: technical questions, bugs, licenses, evaluation calls and everything else.">
      <main>
        <Section
          as="h1"
          title="Talk to us"
          lead="Five doors. The right one gets you an answer sooner.">
          <Routes routes={routes} />
        </Section>
      </main>
    </Layout>
  );
}
