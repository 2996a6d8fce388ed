'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useCall } from '../../../../components/calls/useCall'
import { useRead } from '../../../../components/calls/useRead'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { useMessages } from '../../../../components/ui/useMessages'
import { unreadablePairs, type OwnColours } from '../../../../lib/colours/houseColours'
import { isolateText } from '../../../../lib/text/isolated'
import type { ThemeChange } from '../../lib/changes/findChanges'
import { ownColours } from '../../lib/studio/appearance'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioState } from '../../lib/studio/studioState'
import { Changes } from '../Themes/Changes'
import { bodyOf, messageOf } from '../Themes/messageOf'
import { PublishCheck, type ThemeCheck } from '../Themes/PublishCheck'
import styles from './Studio.module.css'

interface Props {
  colours: Record<keyof OwnColours, string>
  onClose: () => void
  onPublished: () => void
  present: StudioChoices
  /** The saved state. */
  state: StudioState
  tenantId: string
  theme: { id: string; name: string }
}

/** Confirms publishing, and shows unreadable colours and what the site would lose. */
export function PublishDialog({
  colours,
  onClose,
  onPublished,
  present,
  state: { isLive, newest, siteUpdatedAt },
  tenantId,
  theme,
}: Props) {
  const t = useMessages()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [changes, setChanges] = useState<ThemeChange[] | null>(null)
  const own = ownColours(present)
  const unreadable = own ? unreadablePairs(own) : []
  const {
    data: check,
    error,
    isOutdated,
  } = useRead<ThemeCheck>(isLive ? null : `/themes/${theme.id}/check`, { body: {} })
  const isChecking = !isLive && isOutdated && !error
  const loses = changes !== null || check?.losesSomething === true

  async function publish(): Promise<void> {
    setBusy(true)
    try {
      if (isLive)
        await call(`/themes/${theme.id}/versions/${newest}/publish`, {
          body: { force: changes !== null, updatedAt: siteUpdatedAt },
        })
      else await call(`/themes/${theme.id}/publish`, { body: { tenant: tenantId, updatedAt: siteUpdatedAt } })
      toast.success(t('themesPublished'))
    } catch (error) {
      const { changes: lost } = bodyOf<{ changes: ThemeChange[] }>(error)
      if (lost) return setChanges(lost)
      toast.error(messageOf(error) || t('themesFailedPublish'))
    } finally {
      setBusy(false)
    }
    onClose()
    // Also after a refusal: someone else may have published first.
    onPublished()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || isChecking} variant={loses ? 'danger' : 'primary'} onClick={() => void publish()}>
          {t(isBusy ? 'themesProcessing' : loses ? 'themesPublishAnyway' : 'themesPublish')}
        </Button>
      }
      description={
        changes ? t('themesLosses') : t(isLive ? 'themesStudioPublishWith' : 'themesAskPublishHelp', { number: newest })
      }
      isOpen
      isWide={loses}
      onClose={onClose}
      title={t('themesAskPublish', { theme: isolateText(theme.name) })}
    >
      {!isLive && <PublishCheck check={check} isChecking={isChecking} />}
      {changes && <Changes changes={changes} />}
      {!changes && unreadable.length > 0 && (
        <div className={styles.unreadable}>
          <p>{t('themesStudioPublishLow')}</p>
          <ul>
            {unreadable.map(({ background, text }) => (
              <li key={text}>
                {colours[text]} / {colours[background]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
