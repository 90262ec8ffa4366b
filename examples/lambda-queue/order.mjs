import {renderAll} from './render-queue.mjs';

const cities = ['Bern', 'Oslo', 'Atlantis', 'Quito'];
const results = await renderAll(
  cities.map((city) => ({city})),
  2,
);

for (const [index, {attempt, url, error}] of results.entries()) {
  console.log(`${cities[index]}, attempt ${attempt}: ${url ?? `failed: ${error}`}`);
}
