'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCall } from '../../../../../components/calls/useCall'
import { Button } from '../../../../../components/ui/Button/Button'
import { useMessages } from '../../../../../components/ui/useMessages'
import { utcMoment } from '../../../../../lib/time/utcMoment'
import type { Followed } from '../../../operations/github/follow'
import { messageOf } from '../messageOf'
import type { ShownTheme } from '../site'
import styles from './Github.module.css'

interface Props {
  maySync: boolean
  repository: Followed
  theme: ShownTheme
}

/** The linked repository, its last commit, and why the last sync failed. */
export function RepositoryLine({
  maySync,
  repository: { branch, lastCommit, lastSyncedAt, path, problem, repo, repoHref, tag },
  theme,
}: Props) {
  const t = useMessages()
  const call = useCall()
  const { refresh } = useRouter()
  const { language } = useTranslation().i18n
  const [isBusy, setBusy] = useState(false)

  async function sync(): Promise<void> {
    setBusy(true)
    try {
      const { message } = await call<{ message: string }>(`/themes/${theme.id}/sync`, { body: {} })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error) || t('themesGithubSyncFailed'))
    }
    setBusy(false)
    refresh()
  }

  return (
    <div className={styles.line}>
      <span>
        <a dir="ltr" href={repoHref} rel="noreferrer" target="_blank">
          {repo}
        </a>{' '}
        <bdi>{tag ?? branch}</bdi>
        {path && (
          <>
            {' '}
            · <bdi>{path}</bdi>
          </>
        )}
      </span>
      {lastCommit && (
        <span>
          <a dir="ltr" href={lastCommit.href} rel="noreferrer" target="_blank">
            {lastCommit.short}
          </a>{' '}
          <bdi>{lastCommit.title}</bdi>
        </span>
      )}
      {lastSyncedAt && (
        <time dateTime={lastSyncedAt}>{t('themesGithubSyncedAt', { moment: utcMoment(lastSyncedAt, language) })}</time>
      )}
      {problem && <p className={styles.problem}>{problem.message}</p>}
      {maySync && (
        <Button disabled={isBusy} icon="RefreshCw" onClick={() => void sync()}>
          {t(isBusy ? 'themesProcessing' : 'themesGithubSync')}
        </Button>
      )}
    </div>
  )
}
