import {createContext} from 'react';

/** The start of the IDs of a group of tabs: the tab is `${group}${value}`, and its panel `${group}${value}-panel`. */
export const TabGroup = createContext('');
