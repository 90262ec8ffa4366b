import Link from '@docusaurus/Link';

/** `code`, and a link whose text can be code. */
const markup = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** A sentence from a data file with `code` and [links](https://example.com), as in Markdown. */
export default function InlineMarkdown({text}: {readonly text: string}) {
  return text.split(markup).map((part, index) => {
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (label && to) {
      return (
        <Link key={index} to={to}>
          <InlineMarkdown text={label} />
        </Link>
      );
    }
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });
}
