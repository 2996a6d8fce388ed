'use client'

import { toast, useAuth, useListDrawerContext, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { notePublishedAlong } from '../../../../components/document/Publish/publishedAlong'
import type { Published } from '../../../../components/document/Publish/useHidden'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './Library.module.css'

/** In a picker, beside a draft: publishes it, so that visitors will see it where it is picked. */
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
    const answer = await call<Published>('POST', '/documents/publish', {
      documents: [{ collection: 'media', id }],
      locale,
    })
    const refused = answer.success ? answer.doc.refused[0]?.reason : answer.error || t('mediaPublishFailed')
    if (refused) toast.error(refused)
    else {
      toast.success(t('mediaPublished', { title }))
      notePublishedAlong()
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
