'use client'

import { FieldError, FieldLabel, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, EmptyState, useMessages } from '@/exports/client'
import { MAX_CREDITS } from '../lib/limits'
import styles from './Credits.module.css'
import { CreditsTable } from './CreditsTable'
import { PasteDrawer } from './PasteDrawer'
import { useCredits } from './useCredits'

interface Props {
  canEdit: boolean
  path: string
  schemaPath: string
}

/** The credits of an event: a table or an empty state, with buttons to add some. */
export function CreditsPanel({ canEdit, path, schemaPath }: Props) {
  const t = useMessages()
  const { disabled, errorMessage, showError } = useField<number>({ hasRows: true, path })
  const { getDataByPath } = useForm()
  const { data, isTrashed } = useDocumentInfo()
  const credits = useCredits(path, schemaPath)
  const [pasted, setPasted] = useState<string | null>(null)
  const tenant: unknown = getDataByPath('tenant') ?? data?.tenant
  const isOpen = canEdit && !disabled && !isTrashed
  const isFull = credits.rows.length >= MAX_CREDITS
  const isEmpty = credits.rows.length === 0
  const site = typeof tenant === 'string' ? tenant : null
  const actions = isOpen && site && (
    <div className={styles.ways}>
      <Button disabled={isFull} icon="Plus" onClick={() => credits.add()}>
        {t('creditsAdd')}
      </Button>
      <Button disabled={isFull} icon="ClipboardList" onClick={() => setPasted('')}>
        {t('creditsPaste')}
      </Button>
    </div>
  )
  return (
    <section aria-label={t('creditsTitle')} className={styles.panel} id={`field-${path}`}>
      <header className={styles.head}>
        <div className={styles.label}>
          <h2>
            <FieldLabel as="span" label={t('creditsTitle')} path={path} />
          </h2>
          {!isEmpty && <span className={styles.count}>{t('creditsCount', { count: credits.rows.length })}</span>}
        </div>
        {!isEmpty && actions}
      </header>
      {showError && <FieldError message={errorMessage} path={path} showError />}
      {isEmpty ? (
        <EmptyState action={actions} icon="Users" title={t('creditsEmptyTitle')}>
          {t('creditsEmpty')}
        </EmptyState>
      ) : (
        <CreditsTable
          credits={credits}
          isOpen={isOpen && site !== null}
          onPasteList={setPasted}
          path={path}
          tenant={site ?? ''}
        />
      )}
      {isFull && <p className={styles.note}>{t('creditsFull', { most: MAX_CREDITS })}</p>}
      {pasted !== null && site && (
        <PasteDrawer credits={credits} onClose={() => setPasted(null)} tenant={site} text={pasted} />
      )}
    </section>
  )
}
