import {useThemeConfig} from '@docusaurus/theme-common';
import IconMenu from '@theme/Icon/Menu';
import NavbarItem from '@theme/NavbarItem';

interface Item {
  readonly label?: string;
  readonly items?: readonly Item[];
}

const Entry = ({item}: {readonly item: Item}) =>
  item.items ? (
    <li className="menu__list-item">
      <strong>{item.label}</strong>
      <ul className="menu__list">
        {item.items.map((child) => (
          <Entry key={child.label} item={child} />
        ))}
      </ul>
    </li>
  ) : (
    <NavbarItem mobile {...item} />
  );

/**
 * Shows the links of the navbar in a `<details>` element on narrow screens without JavaScript. Icon links have
 * no label and are left out, because the footer contains them. The styles are in `config/no-script-styles.ts`.
 */
export default function NoScriptMenu() {
  const items = useThemeConfig().navbar.items as readonly Item[];
  return (
    <details className="no-script-menu">
      <summary aria-label="Navigation menu">
        <IconMenu />
      </summary>
      <ul className="menu__list">
        {items
          .filter(({label}) => label !== undefined)
          .map((item) => (
            <Entry key={item.label} item={item} />
          ))}
      </ul>
    </details>
  );
}
