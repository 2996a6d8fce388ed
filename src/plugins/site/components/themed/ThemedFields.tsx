import type { ReactNode } from 'react'
import { isRecord } from '../../../../lib/objects/isRecord'
import type { SettingField, SettingValue, SettingValues } from '../../../../lib/apps/settingFields'
import { isAskedFor } from '../../../../lib/themes/isAskedFor'
import type { View } from '../../lib/View'
import { Rich } from '../Rich'
import { Chosen } from './Chosen'
import { isLine, ThemedLine } from './ThemedLine'

interface Props {
  fields: readonly SettingField[]
  values: SettingValues
  view: View
  /** In the rows of a list headings stand one level lower. */
  isWithin?: boolean
}

/** What is filled in, one below the other. */
export const ThemedFields = ({ fields, isWithin = false, values, view }: Props) => (
  <>{fields.map((field) => (isAskedFor(field, values) ? draw(field, values[field.name], view, isWithin) : null))}</>
)

/** A line of this name is one above the others. */
const HEADING = /^(?:heading|headline|title)$/i

function draw(field: SettingField, value: SettingValue | undefined, view: View, isWithin: boolean): ReactNode {
  switch (field.type) {
    case 'text': {
      if (typeof value !== 'string' || field.isCode) return null
      if (field.isMultiline) return value.split(/\n+/).map((line, index) => line.trim() && <p key={index}>{line}</p>)
      if (!HEADING.test(field.name)) return <p>{value}</p>
      return isWithin ? <h3>{value}</h3> : <h2>{value}</h2>
    }
    case 'richText':
      return <Rich data={value} view={view} />
    case 'reference':
      return <Chosen field={field} value={value} view={view} />
    case 'group':
      return isRecord(value) ? <ThemedFields fields={field.fields} isWithin={isWithin} values={value as SettingValues} view={view} /> : null
    case 'list':
      return <Rows fields={field.fields} rows={Array.isArray(value) ? value.filter((row): row is SettingValues => isRecord(row)) : []} view={view} />
    // Colours, choices, numbers and days are for the theme to make something of.
    default:
      return null
  }
}

/** Rows of short things stand in lines, others one below the other. */
function Rows({ fields, rows, view }: { fields: readonly SettingField[]; rows: SettingValues[]; view: View }) {
  if (rows.length === 0) return null
  const isShort = fields.every(isLine)
  return (
    <ul className={isShort ? 'rows short' : 'rows'}>
      {rows.map((row, index) => (
        <li key={index}>{isShort ? <ThemedLine fields={fields} values={row} view={view} /> : <ThemedFields fields={fields} isWithin values={row} view={view} />}</li>
      ))}
    </ul>
  )
}
