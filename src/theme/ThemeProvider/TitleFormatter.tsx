import type {ComponentProps} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {brand, formatPageTitle} from '@site/features/site/page-title';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

const formatter: Formatter = ({title, siteTitle, titleDelimiter}) => {
  const trimmed = title?.trim();
  return trimmed && trimmed !== siteTitle
    ? formatPageTitle(trimmed, {siteTitle, brand, delimiter: titleDelimiter})
    : siteTitle;
};

/** Replaces the original, whose only purpose is to be replaced: it passes the default format on. */
export default function TitleFormatter({children}: Props) {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
