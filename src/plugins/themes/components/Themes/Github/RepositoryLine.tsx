'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, useCall, useMessages } from '@/exports/client'
import { utcMoment } from '@/lib/time/utcMoment'
import type { Followed } from '@/plugins/themes/operations/github/follow'
import { bodyOf, messageOf } from '../messageOf'
import { Problems } from '../Problems'
import type { ShownTheme } from '../site'
import { ReviewDialog, type Finding } from '../Versions/ReviewDialog'
import { useSwitchVersion } from '../Versions/useSwitchVersion'
import styles from './Github.module.css'

interface Props {
  maySync: boolean
  repository: Followed
  theme: ShownTheme
}

/** The linked repository, its last commit, and why the last sync failed. */
export function RepositoryLine({
  maySync,
  repository: { branch, lastCommit, lastSyncedAt, path, problem, repo, repoHref, state, tag },
  theme,
}: Props) {
  const t = useMessages()
  const call = useCall()
  const { refresh } = useRouter()
  const { language } = useTranslation().i18n
  const [isBusy, setBusy] = useState(false)
  const {
    finding,
    forget,
    isBusy: isPublishing,
    put,
    review,
  } = useSwitchVersion({ isLive: true, onDone: refresh, theme })

  async function sync(): Promise<void> {
    setBusy(true)
    try {
      const { message } = await call<{ message: string }>(`/themes/${theme.id}/sync`, { body: {} })
      toast.success(message)
    } catch (error) {
      const { changes, problems = [], version } = bodyOf<Omit<Finding, 'number'> & { version: number }>(error)
      if (changes && version) review({ changes, mayBePublished: true, number: version, problems })
      else toast.error(messageOf(error) || t('themesGithubSyncFailed'))
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
      {(state === 'asks' || state === 'waits') && <span>{t('themesGithubWaits')}</span>}
      {problem && <p className={styles.problem}>{problem.message}</p>}
      {problem && problem.problems.length > 0 && <Problems label={t('themesProblems')} problems={problem.problems} />}
      {maySync && (
        <Button disabled={isBusy} icon="RefreshCw" onClick={() => void sync()}>
          {t(isBusy ? 'themesProcessing' : 'themesGithubSync')}
        </Button>
      )}
      {finding && (
        <ReviewDialog
          finding={finding}
          isBusy={isPublishing}
          onClose={forget}
          onPublish={() => void put(finding.number, true).then((needsConfirmation) => !needsConfirmation && forget())}
        />
      )}
    </div>
  )
}
