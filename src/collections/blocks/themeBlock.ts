import type { Block } from 'payload'
import { THEME_BLOCK } from '@/lib/themes/themePlaces'
import { validateBlockValues } from '@/collections/theme/validateThemeValues'

const VALUES = '/src/components/theme/BlockValues/BlockValues#BlockValues'
const LABEL = '/src/components/theme/BlockLabel/BlockLabel#BlockLabel'

/**
 * A block defined by the theme: its name and its values. The values are JSON, so a theme can change its fields without
 * a migration.
 */
export const themeBlock: Block = {
  slug: THEME_BLOCK,
  admin: { components: { Label: LABEL }, disableBlockName: true },
  fields: [
    { name: 'block', type: 'text', admin: { hidden: true }, maxLength: 80, required: true },
    { name: 'values', type: 'json', admin: { components: { Field: VALUES } }, validate: validateBlockValues },
  ],
  interfaceName: 'ThemeBlock',
  labels: { plural: 'Blocks of the theme', singular: 'Block of the theme' },
}
