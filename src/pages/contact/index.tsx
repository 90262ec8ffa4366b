import Layout from '@theme/Layout';
import {external} from '@site/features/site/external-links';
import Routes from '@site/src/product/Routes';
import Section from '@site/src/product/Section';

const routes = [
  {
    who: 'You have a technical question',
    text: 'Ask in public, so that others can find the answer too. Don’t send direct messages.',
    links: [
      {label: 'Where to get help', to: '/docs/get-help'},
      {label: 'Ask on Discord', to: external.discord},
      {label: 'Support policy', to: '/docs/support'},
    ],
  },
  {
    who: 'You found a bug',
    text: 'Search the open issues first. Then report the bug, with the smallest project that reproduces it.',
    links: [
      {label: 'Issues on GitHub', to: external.issues},
      {label: 'How to contribute a fix', to: '/docs/contributing'},
    ],
  },
  {
    who: 'You need a license',
    text: 'These pages explain who needs a license. If you still have a question, send an email.',
    links: [
      {label: 'The license explained', to: '/docs/license'},
      {label: 'Buy a company license', to: external.pricing},
      {label: 'Frequently asked questions', to: external.companyFaq},
    ],
  },
  {
    who: 'You are evaluating Remotion for a company',
    text: 'Talk to the team before you build on Remotion.',
    links: [
      {label: 'Schedule an evaluation call', to: external.evaluationCall},
      {label: 'Read success stories', to: '/success-stories'},
    ],
  },
  {
    who: 'You want to hire someone',
    text: 'Remotion has a list of people for hire. The profiles on this site are samples that help you write a project brief.',
    links: [
      {label: 'Remotion’s list of people for hire', to: external.peopleForHire},
      {label: 'What Remotion experts do', to: '/experts/'},
    ],
  },
  {
    who: 'You have another question',
    text: 'For example, about press, partnerships or a vulnerability that isn’t public yet.',
    links: [
      {label: 'Write to hi@remotion.dev', to: external.email},
      {label: 'Logo and colors of this site', to: '/brand/'},
    ],
  },
] as const;

/** /contact/: the right contact for each kind of question. */
export default function Contact() {
  return (
    <Layout
      title="Contact us"
      description="How to contact the Remotion team: technical questions, bugs, licenses, evaluation calls and everything else.">
      <main>
        <Section
          as="h1"
          title="Talk to us"
          lead="Choose the right channel to get an answer faster.">
          <Routes routes={routes} />
        </Section>
      </main>
    </Layout>
  );
}
