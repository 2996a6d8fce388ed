'use client'

import { toast, useAuth, useListDrawerContext, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi, useMessages } from '@/exports/client'
import { reportPublished } from '@/components/document/revisions'
import type { Published } from '@/components/document/Publish/useHidden'
import styles from './Library.module.css'

/** Publishes a draft from within a picker, so that visitors will see it where it is picked. */
export function PublishHere({ id, title }: { id: string; title: string }) {
  const t = useMessages()
  const call = useApi()
  const { permissions } = useAuth()
  const { refresh } = useListDrawerContext()
  const { code: locale } = useLocale()
  const [isBusy, setBusy] = useState(false)
  if (!permissions?.collections?.media?.update) return null

  async function publish() {
    setBusy(true)
    const result = await call<Published>('POST', '/documents/publish', {
      documents: [{ collection: 'media', id }],
      locale,
    })
    const refused = result.success ? result.doc.refused[0]?.reason : result.error || t('mediaPublishFailed')
    if (refused) toast.error(refused)
    else {
      toast.success(t('mediaPublished', { title }))
      reportPublished()
      await refresh('media')
    }
    setBusy(false)
  }

  return (
    <button
      aria-label={t('mediaPublishOf', { title })}
      className={styles.uses}
      disabled={isBusy}
      onClick={() => void publish()}
      type="button"
    >
      {t('mediaPublish')}
    </button>
  )
}
