import { isAskedFor } from '../../../../lib/themes/isAskedFor'
import type { SettingField, SettingValues } from '../../../../lib/apps/settingFields'
import type { View } from '../../lib/View'
import { linksOf } from './linksOf'

const PICTURES = ['files', 'media']

/** Is a field short, or not to be shown at all? Then a row of such is a line. */
export const isLine = (field: SettingField): boolean =>
  field.type === 'text' ? !field.isMultiline || field.isCode === true : field.type === 'reference' ? !field.isMany && ![field.relationTo].flat().some((target) => PICTURES.includes(target)) : !['group', 'list', 'richText'].includes(field.type)

/** A row in one line: days and hours, a job and who does it. */
export const ThemedLine = ({ fields, values, view }: { fields: readonly SettingField[]; values: SettingValues; view: View }) => (
  <>
    {fields.map((field) => {
      const value = values[field.name]
      if (!isAskedFor(field, values)) return null
      if (field.type === 'text' && !field.isCode && typeof value === 'string') return <span key={field.name}>{value} </span>
      if (field.type !== 'reference') return null
      return linksOf(field, value, view).map(({ href, title }) => (
        <a href={href} key={href}>
          {title}
        </a>
      ))
    })}
  </>
)
