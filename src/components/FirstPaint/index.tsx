import Head from '@docusaurus/Head';

/**
 * Holds the first paint until the HTML above it has arrived. Otherwise, a slow machine or network paints half a line,
 * and its elements move when the rest follows. Browsers without `rel="expect"` paint as before.
 *
 * @param id unique on the page
 */
export default function FirstPaint({id}: {readonly id: string}) {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${id}`} blocking="render" />
      </Head>
      <span id={id} hidden />
    </>
  );
}
