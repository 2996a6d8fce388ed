import type { ThemeBlock } from '../../../../payload-types'
import type { SettingValues } from '../../../../lib/apps/settingFields'
import { isRecord } from '../../../../lib/objects/isRecord'
import { shownIn } from '../../../../lib/themes/shownIn'
import type { View } from '../../lib/View'
import { ThemedFields } from './ThemedFields'

/**
 * A block of the site's theme, until the theme draws it: its texts, pictures and links in the order in which the theme
 * asks for them. What steers its look has nothing to say here, and a block of another theme shows nothing.
 */
export function ThemedBlock({ block, view }: { block: ThemeBlock; view: View }) {
  const shape = view.themeBlocks.find(({ name }) => name === block.block)
  if (!shape || !isRecord(block.values)) return null
  const values = shownIn(shape.fields, block.values as SettingValues, view.language, view.site.defaultLanguage)
  return (
    <section className="themed">
      <ThemedFields fields={shape.fields} values={values} view={view} />
    </section>
  )
}
