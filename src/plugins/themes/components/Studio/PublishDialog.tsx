'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, Dialog, useCall, useMessages, useRead } from '@/exports/client'
import { unreadablePairs, type OwnColours } from '@/lib/colours/houseColours'
import { isolateText } from '@/lib/text/isolated'
import type { ThemeChange } from '../../lib/changes/findChanges'
import { ownColours } from '../../lib/studio/appearance'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioState } from '../../lib/studio/studioState'
import { Changes } from '../Themes/Changes'
import { bodyOf, messageOf } from '../Themes/messageOf'
import { Problems, type ShownProblem } from '../Themes/Problems'
import { needsDecision, PublishCheck, type ThemeCheck } from '../Themes/PublishCheck'
import styles from './Studio.module.css'

/** What publishing would lose, and which files fail. */
interface Review {
  changes: ThemeChange[]
  problems: ShownProblem[]
}

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
  const [review, setReview] = useState<Review | null>(null)
  const own = ownColours(present)
  const unreadable = own ? unreadablePairs(own) : []
  const {
    data: check,
    error,
    isOutdated,
  } = useRead<ThemeCheck>(isLive ? null : `/themes/${theme.id}/check`, { body: {} })
  const isChecking = !isLive && isOutdated && !error
  const isRisky = review !== null || needsDecision(check)

  async function publish(): Promise<void> {
    setBusy(true)
    try {
      if (isLive)
        await call(`/themes/${theme.id}/versions/${newest}/publish`, {
          body: { force: review !== null, updatedAt: siteUpdatedAt },
        })
      else
        await call(`/themes/${theme.id}/publish`, {
          body: { force: isRisky, tenant: tenantId, updatedAt: siteUpdatedAt },
        })
      toast.success(t('themesPublished'))
    } catch (error) {
      const { changes, problems = [] } = bodyOf<Review>(error)
      if (changes) return setReview({ changes, problems })
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
        <Button disabled={isBusy || isChecking} variant={isRisky ? 'danger' : 'primary'} onClick={() => void publish()}>
          {t(isBusy ? 'themesProcessing' : isRisky ? 'themesPublishAnyway' : 'themesPublish')}
        </Button>
      }
      description={
        review
          ? t(review.changes.some(({ count }) => count > 0) ? 'themesLosses' : 'themesAskPublishFails')
          : t(isLive ? 'themesStudioPublishWith' : 'themesAskPublishHelp', { number: newest })
      }
      isOpen
      isWide={isRisky}
      onClose={onClose}
      title={t('themesAskPublish', { theme: isolateText(theme.name) })}
    >
      {!isLive && <PublishCheck check={check} isChecking={isChecking} />}
      {review && <Changes changes={review.changes} />}
      {review && review.problems.length > 0 && <Problems label={t('themesTemplatesFail')} problems={review.problems} />}
      {!review && unreadable.length > 0 && (
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
