'use client'

import { useState } from 'react'
import { Banner, Button, useMessages } from '@/exports/client'
import type { EventPerformances } from '../../operations/listEventPerformances'
import { BulkBar, type BulkDialog } from './BulkBar'
import { EditRow } from './EditRow'
import { Row } from './Row'
import styles from './Table.module.css'
import { useChanges } from './useChanges'

interface Props {
  dialog: BulkDialog | null
  /** Id of the performance that is edited. */
  edited: string | null
  event: string
  list: EventPerformances
  mayEdit: boolean
  onDialog: (dialog: BulkDialog | null) => void
  onEdited: (id: string | null) => void
  tenant: string
}

/** Table of performances, with one row editable at a time and actions for selected rows. */
export function PerformancesTable({ dialog, edited, event, list, mayEdit, onDialog, onEdited, tenant }: Props) {
  const t = useMessages()
  const changes = useChanges(event)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** The row whose edit button regains focus. */
  const [lastClosed, setLastClosed] = useState<string | null>(null)
  const { docs } = list
  const selected = docs.filter(({ id }) => chosen.has(id))
  const toggle = (id: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((other) => other !== id)))
  const close = (id: string) => {
    onEdited(null)
    setLastClosed(id)
  }
  return (
    <>
      {changes.problem && (
        <div className={styles.problem} role="alert">
          <Banner
            action={
              <Button variant="quiet" onClick={changes.dismiss}>
                {t('dismiss')}
              </Button>
            }
            icon="CircleAlert"
            variant="error"
          >
            {changes.problem.message}
          </Banner>
          {changes.problem.reasons.length > 0 && (
            <ul className={styles.reasons}>
              {changes.problem.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {mayEdit && selected.length > 0 && (
        <BulkBar
          changes={changes}
          dialog={dialog}
          onClear={() => setChosen(new Set())}
          onDialog={onDialog}
          rows={selected}
          sellsTickets={list.sellsTickets}
        />
      )}
      <table className={styles.table}>
        <caption className={styles.unseen}>{t('tableTitle')}</caption>
        <thead>
          <tr>
            {mayEdit && (
              <th className={styles.check} scope="col">
                <input
                  aria-label={t('tableSelectAll')}
                  checked={selected.length === docs.length}
                  onChange={({ target }) => setChosen(new Set(target.checked ? docs.map(({ id }) => id) : []))}
                  ref={(box) => {
                    if (box) box.indeterminate = selected.length > 0 && selected.length < docs.length
                  }}
                  type="checkbox"
                />
              </th>
            )}
            <th scope="col">{t('tableWhen')}</th>
            <th scope="col">{t('performancesVenue')}</th>
            <th scope="col">{t('tableState')}</th>
            <th scope="col">
              <span className={styles.unseen}>{t('tableActions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {docs.map((row) =>
            edited === row.id && mayEdit ? (
              <EditRow
                changes={changes}
                event={event}
                key={row.id}
                list={list}
                onClose={() => close(row.id)}
                row={row}
                tenant={tenant}
              />
            ) : (
              <Row
                isChosen={chosen.has(row.id)}
                isFocused={lastClosed === row.id}
                key={row.id}
                list={list}
                mayEdit={mayEdit}
                onChosen={(isOn) => toggle(row.id, isOn)}
                onEdit={() => onEdited(row.id)}
                row={row}
              />
            ),
          )}
        </tbody>
      </table>
    </>
  )
}
