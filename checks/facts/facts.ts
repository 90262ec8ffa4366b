import type {Fact} from './fact';
import {lambda} from './lambda';
import {rendering} from './rendering';
import {timeouts} from './timeouts';

/** The facts that several pages state. */
export const facts: readonly Fact[] = [...timeouts, ...rendering, ...lambda];
