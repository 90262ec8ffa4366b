import type {TemplateCard} from '@site/src/data/schemas/template';
import StackedTable from '@site/src/components/StackedTable';

/** Compares the starters for an app or a server: what they set up, and what renders the video. */
export default function Comparison({entries}: {readonly entries: readonly TemplateCard[]}) {
  const compared = entries.filter(({setup}) => setup);
  return (
    <StackedTable
      head={['Template', 'Framework', 'Renders with', 'Player', 'Tailwind CSS', 'Cloud']}
      links={Object.fromEntries(compared.map(({slug, name}) => [name, `/templates/${slug}`]))}
      rows={compared.map(({name, setup}) => [
        name,
        setup?.framework,
        setup?.renderer,
        setup?.player ? 'yes' : 'no',
        setup?.tailwind,
        setup?.cloud,
      ])}
    />
  );
}
