import { manifestSchema } from '../../../lib/themes/manifestSchema'
import type { ThemeJson } from './package/themeJson'

const { author: _a, engine: _e, licence: _l, name: _n, version: _v, ...EMPTY } = manifestSchema.parse({})

/** A theme without settings, rendered entirely by House. */
export const emptyTheme = (name: string): ThemeJson => ({
  info: { author: '', licence: '', name, version: '1' },
  manifest: EMPTY,
})
