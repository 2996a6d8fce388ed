import type { DemoPage } from '@/seed/writing/page'
import { HOME } from './home'
import { MORE } from './more'
import { VISIT } from './visit'

/** All pages, in tree order. */
export const PAGES: DemoPage[] = [...HOME, ...VISIT, ...MORE]
