import { MORE } from './more'
import { MUSIC } from './music'
import { PLAYS } from './plays'
import type { Production } from './production'

/** The complete programme. */
export const PRODUCTIONS: Production[] = [...PLAYS, ...MUSIC, ...MORE]
