'use client'

import { useRef, useState } from 'react'
import { Button, useMessages } from '@/exports/client'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { checkRows } from '../../lib/map/checkMap'
import type { Row } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/document'
import styles from './MapEditor.module.css'
import { MapRow } from './MapRow'
import { newRow, addableTargets, sourcesFor } from './mapRows'

export interface MapEditorProps {
  value: readonly Row[]
  onChange: (rows: Row[]) => void
  /** Sources for this kind of document. */
  sources: readonly SourceShown[]
  /** Fields that can be filled. */
  targets: readonly TargetShown[]
  /** The map to edit. Default: events. */
  of?: 'events' | 'instances'
  isReadOnly?: boolean
  /** Returns the server's validation error for a row. */
  problemOf?: (row: Row, index: number) => string | undefined
}

/** Edits the rows of a field map: each fills a field from a box-office source. Controlled by `value` and `onChange`. */
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
  const [announcement, setAnnouncement] = useState('')
  const problems = checkRows(of, value, sources, targets)
  const addable = addableTargets(value, sources, targets)
  const nameOf = (row: Row): string => targets.find(({ name }) => name === row.target)?.label ?? row.target

  const change = (index: number, row: Row) =>
    onChange(value.map((current, position) => (position === index ? row : current)))

  function remove(index: number, row: Row) {
    setAnnouncement(t('ticketingMapRemoved', { field: nameOf(row) }))
    onChange(value.filter((_, position) => position !== index))
    list.current?.focus()
  }

  function add(name: string) {
    const target = targets.find((candidate) => candidate.name === name)
    const row = target && newRow(target, sources)
    if (!row) return
    setAnnouncement(t('ticketingMapAdded', { field: nameOf(row) }))
    onChange([...value, row])
  }

  const messageOf = (row: Row, index: number): { isWarning: boolean; text: string } | null => {
    const rowProblems = problems.filter((problem) => problem.row === index)
    const found = rowProblems.find(({ isWarning }) => !isWarning)
    if (found) return { isWarning: false, text: t(`ticketingMap_${found.name}`) }
    const refused = problemOf?.(row, index)
    if (refused) return { isWarning: false, text: refused }
    return rowProblems[0] ? { isWarning: true, text: t(`ticketingMap_${rowProblems[0].name}`) } : null
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
              key={`${row.target} ${value.slice(0, index).filter(({ target: name }) => name === row.target).length}`}
              message={messageOf(row, index)}
              onChange={(next) => change(index, next)}
              onRemove={() => remove(index, row)}
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
      {!isReadOnly && addable.length > 0 && (
        <Combobox
          label={t('ticketingMapAdd')}
          onValue={add}
          options={targetOptions(addable, t('ticketingMapFields'), t('ticketingMapThemeAttributes'))}
          placeholder={t('ticketingMapAddWhich')}
          value={null}
        />
      )}
      <p className={styles.heard} role="status">
        {announcement}
      </p>
    </div>
  )
}

/** Standard fields first, then theme attributes. */
const targetOptions = (targets: readonly TargetShown[], fields: string, attributes: string): Option[] =>
  [...targets]
    .sort((a, b) => Number(a.isAttribute) - Number(b.isAttribute))
    .map(({ isAttribute, label, name }) => ({ group: isAttribute ? attributes : fields, label, value: name }))

/** Standard fields first, then custom attributes of the box office. */
const sourceOptions = (sources: readonly SourceShown[], fields: string, attributes: string, none: string): Option[] =>
  [...sources]
    .sort((a, b) => Number(a.isAttribute) - Number(b.isAttribute))
    .map(({ isAttribute, label, name, sample }) => ({
      detail: sample === null ? none : truncate(sample),
      group: isAttribute ? attributes : fields,
      label,
      value: name,
    }))

const MAX_DETAIL_LENGTH = 40
const truncate = (text: string): string =>
  text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH - 1)}…` : text

/** Button that restores the default rows. */
export const ResetMap = ({ onReset }: { onReset: () => void }) => {
  const t = useMessages()
  return (
    <Button icon="History" variant="quiet" onClick={onReset}>
      {t('ticketingMapReset')}
    </Button>
  )
}
