import type { BlocksFieldClientProps, ClientBlock } from 'payload'
import type { ThemeBlockShape } from '../../../lib/themes/theme'
import { OFFERED, THEME_BLOCK } from '../../../lib/themes/themePlaces'

type Field = BlocksFieldClientProps['field']

/** The name of the theme's block that was just chosen in the drawer; null for all others. */
export const offeredName = (blockType: string | undefined): string | null => (blockType?.startsWith(OFFERED) ? blockType.slice(OFFERED.length) : null)

/** The field with one entry for each block of the theme, under a heading, in place of the one that stands for them. */
export function withThemeBlocks(field: Field, blocks: ThemeBlockShape[], heading: string): Field {
  const own = (field.blockReferences ?? []).filter((one) => (typeof one === 'string' ? one : one.slug) !== THEME_BLOCK)
  const offered = blocks.map(({ label, name, plural }): ClientBlock => ({ slug: OFFERED + name, admin: { group: heading }, fields: [], labels: { plural, singular: label } }))
  return { ...field, blockReferences: [...own, ...offered] as Field['blockReferences'] }
}
