import { COMING_PLAYS } from './comingPlays'
import { CONCERTS } from './concerts'
import { MORE } from './more'
import { OPERA } from './opera'
import { PLAYS } from './plays'
import type { Production } from './production'

/** The complete programme. */
export const PRODUCTIONS: Production[] = [...PLAYS, ...COMING_PLAYS, ...OPERA, ...CONCERTS, ...MORE]
