import Layout from '@theme/Layout';
import type {Recipe} from './recipe';

export default function RecipePage({entry: {name, grams}}: {readonly entry: Recipe}) {
  return (
    <Layout title={name}>
      <main>
        <h1>{name}</h1>
        <p>{grams} grams of coffee</p>
      </main>
    </Layout>
  );
}
