'use client'

import { useRef, useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { Combobox, type Option } from '../../../../components/ui/Combobox/Combobox'
import { useMessages } from '../../../../components/ui/useMessages'
import { checkRows } from '../../lib/map/checkMap'
import type { Row } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/shownMap'
import styles from './MapEditor.module.css'
import { MapRow } from './MapRow'
import { newRow, openTargets, sourcesFor } from './rowsOf'

export interface MapEditorProps {
  value: readonly Row[]
  onChange: (rows: Row[]) => void
  /** What the box office has for this kind of document. */
  sources: readonly SourceShown[]
  /** What can be filled here. */
  targets: readonly TargetShown[]
  /** Which of the two maps it is. Default: events. */
  of?: 'events' | 'instances'
  isReadOnly?: boolean
  /** What the server has refused about a row. */
  problemOf?: (row: Row, index: number) => string | undefined
}

/** Which field here is filled from what of the box office, row by row. It knows nothing of where the rows are kept. */
export function MapEditor({
  isReadOnly = false,
  of = 'events',
  onChange,
  problemOf,
  sources,
  targets,
  value,
}: MapEditorProps) {
  const t = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const [heard, setHeard] = useState('')
  const problems = checkRows(of, value, sources, targets)
  const open = openTargets(value, sources, targets)
  const nameOf = (row: Row): string => targets.find(({ name }) => name === row.target)?.label ?? row.target

  const change = (index: number, row: Row) => onChange(value.map((one, at) => (at === index ? row : one)))

  function remove(index: number) {
    setHeard(t('ticketingMapRemoved', { field: nameOf(value[index]!) }))
    onChange(value.filter((_, at) => at !== index))
    list.current?.focus()
  }

  function add(name: string) {
    const target = targets.find((one) => one.name === name)
    const row = target && newRow(target, sources)
    if (!row) return
    setHeard(t('ticketingMapAdded', { field: nameOf(row) }))
    onChange([...value, row])
  }

  const messageOf = (row: Row, index: number): { isWarning: boolean; text: string } | null => {
    const own = problems.filter((problem) => problem.row === index)
    const found = own.find(({ isWarning }) => !isWarning)
    if (found) return { isWarning: false, text: t(`ticketingMap_${found.name}`) }
    const refused = problemOf?.(row, index)
    if (refused) return { isWarning: false, text: refused }
    return own[0] ? { isWarning: true, text: t(`ticketingMap_${own[0].name}`) } : null
  }

  return (
    <div className={styles.editor}>
      <ul
        aria-label={t(of === 'events' ? 'ticketingMapEvents' : 'ticketingMapInstances')}
        className={styles.rows}
        ref={list}
        tabIndex={-1}
      >
        {value.map((row, index) => {
          const target = targets.find(({ name }) => name === row.target)
          return (
            <MapRow
              isReadOnly={isReadOnly}
              key={`${row.target} ${value.slice(0, index).filter((one) => one.target === row.target).length}`}
              message={messageOf(row, index)}
              onChange={(next) => change(index, next)}
              onRemove={() => remove(index)}
              row={row}
              source={sources.find(({ name }) => name === row.source)}
              sources={sourceOptions(
                sourcesFor(target, sources),
                t('ticketingMapFields'),
                t('ticketingMapAttributes'),
                t('ticketingMapNoSample'),
              )}
              target={target}
            />
          )
        })}
      </ul>
      {value.length === 0 && <p className={styles.none}>{t('ticketingMapNoRows')}</p>}
      {!isReadOnly && open.length > 0 && (
        <Combobox
          label={t('ticketingMapAdd')}
          onValue={add}
          options={targetOptions(open, t('ticketingMapFields'), t('ticketingMapThemeAttributes'))}
          placeholder={t('ticketingMapAddWhich')}
          value={null}
        />
      )}
      <p className={styles.heard} role="status">
        {heard}
      </p>
    </div>
  )
}

/** Fields that every site has first, then what the theme asks for. */
const targetOptions = (targets: readonly TargetShown[], fields: string, attributes: string): Option[] =>
  [...targets]
    .sort((one, other) => Number(one.isAttribute) - Number(other.isAttribute))
    .map(({ isAttribute, label, name }) => ({ group: isAttribute ? attributes : fields, label, value: name }))

/** What every box office has first, then what this one has made up. */
const sourceOptions = (sources: readonly SourceShown[], fields: string, attributes: string, none: string): Option[] =>
  [...sources]
    .sort((one, other) => Number(one.isAttribute) - Number(other.isAttribute))
    .map(({ isAttribute, label, name, sample }) => ({
      detail: sample === null ? none : shortened(sample),
      group: isAttribute ? attributes : fields,
      label,
      value: name,
    }))

const LONGEST_DETAIL = 40
const shortened = (text: string): string =>
  text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL - 1)}…` : text

/** Rows as they usually are, where somebody wants to begin again. */
export const ResetMap = ({ onReset }: { onReset: () => void }) => {
  const t = useMessages()
  return (
    <Button icon="History" variant="quiet" onClick={onReset}>
      {t('ticketingMapReset')}
    </Button>
  )
}
