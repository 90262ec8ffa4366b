/** Replaces the original: `src/components/PageEnd` is below the links to the previous and next page. */
export default function Footer() {
  return null;
}
