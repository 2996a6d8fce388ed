import type { DemoPage } from '../../writing/page'
import { HOME } from './home'
import { MORE } from './more'
import { VISIT } from './visit'

/** All pages, in the order of the tree. */
export const PAGES: DemoPage[] = [...HOME, ...VISIT, ...MORE]
