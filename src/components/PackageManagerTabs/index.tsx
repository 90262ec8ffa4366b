import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {commandFor, packageManagers} from '@site/src/data/templates/command-for';

/** The group of `@docusaurus/remark-plugin-npm2yarn`, so that the selected tab is the same on all pages. */
const group = 'npm2yarn';

/** Shows a command for each package manager, in tabs that are synced across the site. */
export default function PackageManagerTabs({command}: {readonly command: string}) {
  const forms = packageManagers.map((manager) => ({manager, text: commandFor(manager, command)}));
  if (forms.every(({text}) => text === command)) {
    return <CodeBlock language="text">{command}</CodeBlock>;
  }
  return (
    <Tabs groupId={group}>
      {forms.map(({manager, text}) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeBlock language="text">{text}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
