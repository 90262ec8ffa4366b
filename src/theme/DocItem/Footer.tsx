/** Replaces the original: `features/page-end/client` is below the links to the previous and next page. */
export default function Footer() {
  return null;
}
