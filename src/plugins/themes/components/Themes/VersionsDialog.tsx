'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import { useRead } from '../../../../components/calls/useRead'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { List } from '../../../../components/ui/List/List'
import { ListRow } from '../../../../components/ui/List/ListRow'
import { useWords } from '../../../../components/ui/useWords'
import { isolated } from '../../../../lib/text/isolated'
import { utcMoment } from '../../../../lib/time/utcMoment'
import type { ThemeChange } from '../../lib/changes/findChanges'
import { Changes } from './Changes'
import { messageOf } from './messageOf'
import type { ShownTheme } from './site'
import styles from './Themes.module.css'

interface Version {
  by: string | null
  createdAt: string
  isCurrent: boolean
  number: number
  version: string
}

interface Props {
  mayPut: boolean
  onClose: () => void
  theme: ShownTheme
}

/** The versions of a theme, and the way back to each. Asks where the site would lose something. */
export function VersionsDialog({ mayPut, onClose, theme }: Props) {
  const t = useWords()
  const call = useCall()
  const { refresh } = useRouter()
  const { language } = useTranslation().i18n
  const { data, error, reload } = useRead<{ docs: Version[] }>(`/themes/${theme.id}/versions`)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<{ changes: ThemeChange[]; message: string; number: number } | null>(null)

  async function put(number: number, force: boolean): Promise<void> {
    setBusy(true)
    try {
      await call(`/themes/${theme.id}/versions/${number}/restore`, { body: { force } })
      toast.success(t('themesVersionPutDone', { number }))
      setAsked(null)
      reload()
      refresh()
    } catch (problem) {
      const changes = problem instanceof CallError ? (problem.body as { changes?: ThemeChange[] } | null)?.changes : undefined
      if (changes) setAsked({ changes, message: messageOf(problem), number })
      else toast.error(messageOf(problem) || t('themesVersionPutFailed'))
    }
    setBusy(false)
  }

  return (
    <Dialog
      action={
        asked && (
          <Button disabled={isBusy} look="danger" onClick={() => void put(asked.number, true)}>
            {t('themesLooseAnyway')}
          </Button>
        )
      }
      description={asked ? asked.message : t('themesVersionsHelp', { theme: theme.name })}
      isOpen
      isWide
      onClose={() => (asked ? setAsked(null) : onClose())}
      title={t('themesVersions')}
    >
      {asked && <Changes changes={asked.changes.filter(({ count }) => count > 0)} />}
      {!asked && error && <p role="alert">{error.message || t('themesVersionsFailed')}</p>}
      {!asked && data?.docs.length === 0 && <p className={styles.empty}>{t('themesVersionsNone')}</p>}
      {!asked && data && data.docs.length > 0 && (
        <List>
          {data.docs.map(({ by, createdAt, isCurrent, number, version }) => (
            <ListRow
              detail={by ? t('themesVersionBy', { moment: isolated(utcMoment(createdAt, language)), person: isolated(by) }) : utcMoment(createdAt, language)}
              end={
                isCurrent ? (
                  t('themesVersionCurrent')
                ) : (
                  mayPut && (
                    <Button disabled={isBusy} onClick={() => void put(number, false)}>
                      {t('themesVersionPut')}
                    </Button>
                  )
                )
              }
              key={number}
              title={t('themesVersionName', { number, version: isolated(version) })}
              wraps
            />
          ))}
        </List>
      )}
    </Dialog>
  )
}
