import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {fileNameOf} from './file-name.mjs';

const serveUrl = 'out/site';
const puppeteerInstance = await openBrowser('chrome');
const render = async (id, output) => {
  const composition = await selectComposition({serveUrl, id, puppeteerInstance});
  await renderStill({serveUrl, composition, output, puppeteerInstance});
  console.log(`Wrote ${output}`);
};

for (const id of ['EmptyTrailer', 'Trailer', 'Slides', 'BundledSlides', 'Title', 'Report']) {
  await render(id, `out/${id}.png`);
}
const headline = 'Everything we learned about rendering. '.repeat(8);
await render('Title', `out/${headline}.png`).catch(({message}) => {
  console.log(message.replace(/'.*'/, "'…'"));
});
await render('Title', `out/${fileNameOf(headline)}.png`);

await puppeteerInstance.close({silent: true});
