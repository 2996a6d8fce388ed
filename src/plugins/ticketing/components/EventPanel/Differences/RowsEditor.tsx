'use client'

import { Button } from '../../../../../components/ui/Button/Button'
import { SelectField } from '../../../../../components/ui/Field/SelectField'
import { useWords } from '../../../../../components/ui/useWords'
import { AUTHORITIES, type Authority, type Row } from '../../../lib/map/rows'
import styles from './Differences.module.css'
import type { NamedShown, TargetShown } from './MapShown'

interface Props {
  /** Of the provider. */
  name: string
  onRows: (rows: Row[]) => void
  rows: Row[]
  sources: NamedShown[]
  targets: TargetShown[]
}

/** Rows of a field map: which field is filled from what, and who decides. */
export function RowsEditor({ name, onRows, rows, sources, targets }: Props) {
  const t = useWords()
  const used = new Set(rows.map(({ target }) => target))
  const free = targets.filter((target) => !used.has(target.name) && target.sources.length > 0)
  const labels = new Map(sources.map((source) => [source.name, source.label]))
  const change = (index: number, changes: Partial<Row>) => onRows(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))

  function add() {
    const [target] = free
    if (target) onRows([...rows, { authority: 'untilEdited', source: target.sources[0]!, target: target.name }])
  }

  function retarget(index: number, row: Row, name: string) {
    const fitting = targets.find((target) => target.name === name)?.sources ?? []
    change(index, { source: fitting.includes(row.source) ? row.source : (fitting[0] ?? row.source), target: name })
  }

  return (
    <div className={styles.rows}>
      <ul className={styles.list}>
        {rows.map((row, index) => {
          const target = targets.find((one) => one.name === row.target)
          const label = target?.label ?? row.target
          const fitting = target?.sources ?? [row.source]
          return (
            <li className={styles.row} key={index}>
              <SelectField choices={[{ label, value: row.target }, ...free.map((one) => ({ label: one.label, value: one.name }))]} label={t('ticketingFieldToFill')} onValue={(value) => retarget(index, row, value)} value={row.target} />
              <SelectField choices={(fitting.includes(row.source) ? fitting : [row.source, ...fitting]).map((source) => ({ label: labels.get(source) ?? source, value: source }))} label={t('ticketingFilledFrom')} onValue={(source) => change(index, { source })} value={row.source} />
              <SelectField choices={AUTHORITIES.map((value) => ({ label: t(`ticketingAuthority_${value}`, { provider: name }), value }))} label={t('ticketingAuthority')} onValue={(authority) => change(index, { authority: authority as Authority })} value={row.authority} />
              <Button aria-label={t('ticketingRemoveRow', { field: label })} className={styles.remove} icon="X" look="quiet" onClick={() => onRows(rows.filter((_, at) => at !== index))}>
                {''}
              </Button>
            </li>
          )
        })}
      </ul>
      {free.length > 0 && (
        <Button icon="Plus" onClick={add}>
          {t('ticketingAddRow')}
        </Button>
      )}
    </div>
  )
}
