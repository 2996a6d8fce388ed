import type { Motif } from './motif'
import { keys, orchestra, pipes, planets, rose, strings, tiles } from './music'
import { birds, forest, hills, moonSea, orchard, peaks, storm, swan } from './nature'
import { columns, garden, paperBoats, rays, sails, town } from './places'
import { candle, crown, curtain, doors, fan, lanterns, masks, stairs } from './stage'

export const MOTIFS = {
  birds,
  candle,
  columns,
  crown,
  curtain,
  doors,
  fan,
  forest,
  garden,
  hills,
  keys,
  lanterns,
  masks,
  moonSea,
  orchard,
  orchestra,
  paperBoats,
  peaks,
  pipes,
  planets,
  rays,
  rose,
  sails,
  stairs,
  storm,
  strings,
  swan,
  tiles,
  town,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
