'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, EmptyState, Skeleton, useMessages } from '@/exports/client'
import { intlLanguage } from '@/lib/time/formatIn'
import { AddDrawer } from '../Add/AddDrawer'
import { AnnounceLink } from '../Announce/AnnounceLink'
import type { BulkDialog } from './BulkBar'
import { NewPerformanceForm } from './NewPerformanceForm'
import { PerformancesTable } from './PerformancesTable'
import styles from './Table.module.css'
import { usePerformances } from './usePerformances'

/** The performances of the open event: an empty state or a table, with buttons to add some. */
export function PerformancesPanel() {
  const { data, docPermissions, id, isTrashed } = useDocumentInfo()
  const tenant: unknown = data?.tenant
  if (!id || typeof tenant !== 'string') return null
  const mayEdit = !isTrashed && Boolean(docPermissions && 'update' in docPermissions && docPermissions.update)
  return isTrashed ? null : <Panel event={String(id)} key={String(id)} mayEdit={mayEdit} tenant={tenant} />
}

function Panel({ event, mayEdit, tenant }: { event: string; mayEdit: boolean; tenant: string }) {
  const t = useMessages()
  const number = new Intl.NumberFormat(intlLanguage(useTranslation().i18n.language))
  const [adding, setAdding] = useState<'one' | 'rule' | null>(null)
  const [dialog, setDialog] = useState<BulkDialog | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const { data, error, reload } = usePerformances(
    event,
    [adding, dialog, edited].some((open) => open !== null),
  )
  // The editor is gone with its row: nothing is left that could be closed, and the table would follow nobody again.
  if (edited !== null && data?.docs.every(({ id }) => id !== edited)) setEdited(null)
  if (!data)
    return error ? (
      <EmptyState
        action={<Button onClick={reload}>{t('tryAgain')}</Button>}
        icon="CircleAlert"
        title={t('tableLoadFailed')}
      />
    ) : (
      <Skeleton lines={6} />
    )
  const isEmpty = data.docs.length === 0
  const addButtons = mayEdit && (
    <div className={styles.ways}>
      <Button disabled={adding === 'one'} icon="Plus" onClick={() => setAdding('one')}>
        {t('tableAddOne')}
      </Button>
      <Button icon="CalendarDays" variant={isEmpty ? 'primary' : 'plain'} onClick={() => setAdding('rule')}>
        {t('tableAddRule')}
      </Button>
      {!isEmpty && <AnnounceLink about={{ event }} />}
    </div>
  )
  return (
    <section aria-label={t('tableTitle')} className={styles.panel}>
      {(!isEmpty || adding === 'one') && (
        <header className={styles.head}>
          <p className={styles.count}>
            {data.totalDocs > data.docs.length
              ? t('tableNotAll', { shown: number.format(data.docs.length), total: number.format(data.totalDocs) })
              : t('tableCount', { count: data.totalDocs })}{' '}
            <span className={styles.zone}>{t('tableZone', { zone: data.timezone.replaceAll('_', ' ') })}</span>
          </p>
          {addButtons}
        </header>
      )}
      {adding === 'one' && (
        <NewPerformanceForm event={event} list={data} onClose={() => setAdding(null)} tenant={tenant} />
      )}
      {isEmpty && adding !== 'one' && (
        <EmptyState action={addButtons} icon="CalendarDays" title={t('tableEmptyTitle')}>
          {t('tableEmpty')}
        </EmptyState>
      )}
      {!isEmpty && (
        <PerformancesTable
          dialog={dialog}
          edited={edited}
          event={event}
          list={data}
          mayEdit={mayEdit}
          onDialog={setDialog}
          onEdited={setEdited}
          tenant={tenant}
        />
      )}
      {adding === 'rule' && <AddDrawer event={event} onClose={() => setAdding(null)} tenant={tenant} />}
    </section>
  )
}
