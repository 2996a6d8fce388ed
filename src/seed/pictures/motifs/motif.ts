import type { Random } from '../../writing/random'
import type { Palette } from '../palettes'

/** Draws the whole ground of a landscape picture. What matters stands in its right half; lettering has the left. */
export type Motif = (palette: Palette, random: Random) => string
