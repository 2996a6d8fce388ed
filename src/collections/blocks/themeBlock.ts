import type { Block } from 'payload'
import { THEME_BLOCK } from '../../lib/themes/themePlaces'
import { validateBlockValues } from '../theme/validateThemeValues'

const VALUES = '/src/components/theme/BlockValues/BlockValues#BlockValues'
const LABEL = '/src/components/theme/BlockLabel/BlockLabel#BlockLabel'

/** Any block of a theme: which one it is, and what was filled in. What it asks for is data, and changes without the schema. */
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
