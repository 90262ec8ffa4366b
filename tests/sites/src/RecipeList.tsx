import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Recipe} from './recipe';

export default function RecipeList({entries}: {readonly entries: readonly Recipe[]}) {
  return (
    <Layout title="Recipes">
      <main>
        <h1>Recipes</h1>
        <ul>
          {entries.map(({slug, name}) => (
            <li key={slug}>
              <Link to={`/recipes/${slug}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
