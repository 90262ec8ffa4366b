import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface RouteFor {
  /** Describes the reader. */
  readonly who: string;
  readonly text: string;
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

export interface RoutesProps {
  readonly routes: readonly RouteFor[];
  /** Level of the headings, one below the surrounding section. Default: `h2`. */
  readonly headings?: 'h2' | 'h3';
}

/** Next steps for each kind of reader. Each route is a mark on a line, with its links below. */
export default function Routes({routes, headings: Heading = 'h2'}: RoutesProps) {
  return (
    <ul className={styles.routes}>
      {routes.map(({who, text, links}) => (
        <li key={who} className={styles.route}>
          <Heading>{who}</Heading>
          <p>{text}</p>
          <ul>
            {links.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
