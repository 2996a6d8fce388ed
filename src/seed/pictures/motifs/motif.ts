import type { Random } from '@/seed/writing/random'
import type { Palette } from '../palettes'

/** Renders the background of a landscape picture. The subject is in the right half; lettering covers the left. */
export type Motif = (palette: Palette, random: Random) => string
