import Link from '@docusaurus/Link';
import material from '@generated/learn-material/default/material.json';
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import BlogListPage from '@site/src/theme/BlogListPage';
import type {Lesson} from '@site/features/learn-material';

const Lessons = ({lessons}: {readonly lessons: readonly Lesson[]}) => (
  <ul className="link-list">
    {lessons.map(({title, to}) => (
      <li key={title}>
        <Link to={to}>{title}</Link>
      </li>
    ))}
  </ul>
);

/** The list at `/learn`: tutorials, then snippets and examples (option `blogListComponent` of the plugin). */
export default function LearnPage(props: Props) {
  return (
    <BlogListPage
      {...props}
      after={
        <>
          <Heading as="h2" id="snippets">
            Snippets
          </Heading>
          <p>Each page solves one task with a few lines of code that you can copy.</p>
          <Lessons lessons={material.snippets} />
          <Heading as="h2" id="examples">
            Examples
          </Heading>
          <p>In each guide, you build a project. This site’s tests run its files and commands.</p>
          <Lessons lessons={material.examples} />
        </>
      }
    />
  );
}
