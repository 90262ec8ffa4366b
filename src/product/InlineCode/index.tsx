/** A sentence from a data file. Text in `backticks` is code, as in Markdown. */
export default function InlineCode({text}: {readonly text: string}) {
  return text.split('`').map((part, index) =>
    // Every second part was in backticks. Parts of a sentence have no other key.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
