/** A sentence from a data file in which `backticks` mark code, as in Markdown. */
export default function InlineCode({text}: {readonly text: string}) {
  return text.split('`').map((part, index) =>
    // Every second part stood between backticks; parts of one sentence have no other identity.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
