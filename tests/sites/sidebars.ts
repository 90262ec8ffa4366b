import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Brewing',
      items: [
        'brewing/first-brew',
        'brewing/pour',
        'brewing/repeat',
        'brewing/wait',
        'brewing/recipes',
      ],
    },
    {
      type: 'category',
      label: 'Machines',
      link: {type: 'doc', id: 'machines/index'},
      items: ['machines/connect', 'machines/errors'],
    },
  ],
};

export default sidebars;
