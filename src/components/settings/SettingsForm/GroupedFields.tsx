import type { ReactNode } from 'react'
import { isConditionMet } from '@/lib/themes/fields'
import type { ThemeField } from '@/lib/themes/themeField'
import layout from '../Settings.module.css'
import styles from './SettingsForm.module.css'
import type { NonEmpty } from '@/lib/lists/items'

interface Props {
  fields: readonly ThemeField[]
  values: Record<string, unknown>
  /** Renders one field. */
  children: (field: ThemeField) => ReactNode
}

/** The fields whose condition is met, one below the other; adjacent fields of a group share its heading. */
export function GroupedFields({ children, fields, values }: Props) {
  const groups: { heading?: string; fields: NonEmpty<ThemeField> }[] = []
  for (const field of fields.filter((candidate) => isConditionMet(candidate, values))) {
    const [heading, last] = [field.admin?.custom?.group, groups.at(-1)]
    if (last && last.heading === heading) last.fields.push(field)
    else groups.push({ fields: [field], heading })
  }
  return (
    <div className={layout.fields}>
      {groups.map((group) =>
        group.heading ? (
          <div aria-label={group.heading} className={layout.fields} key={group.fields[0].name} role="group">
            <p className={styles.heading}>{group.heading}</p>
            {group.fields.map(children)}
          </div>
        ) : (
          group.fields.map(children)
        ),
      )}
    </div>
  )
}
