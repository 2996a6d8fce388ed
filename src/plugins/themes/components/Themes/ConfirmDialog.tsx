'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, Dialog, useMessages, useRead } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { useAction } from '@/components/settings/useAction'
import { isolateText } from '@/lib/text/isolated'
import { needsDecision, PublishCheck, type ThemeCheck } from './PublishCheck'
import type { ShownTheme, ThemesSite } from './site'

interface Props {
  action: 'delete' | 'publish'
  onClose: () => void
  site: ThemesSite
  theme: ShownTheme
}

const MESSAGES = {
  delete: {
    button: 'themesDelete',
    done: 'themesDeleted',
    failed: 'themesFailedDelete',
    help: 'themesAskDeleteHelp',
    title: 'themesAskDelete',
  },
  publish: {
    button: 'themesPublish',
    done: 'themesPublished',
    failed: 'themesFailedPublish',
    help: 'themesAskPublishHelp',
    title: 'themesAskPublish',
  },
} as const satisfies Record<Props['action'], Record<string, MessageKey>>

/** Confirms publishing a theme, with what pages would lose, or moving one to the trash. */
export function ConfirmDialog({ action, onClose, site, theme }: Props) {
  const t = useMessages()
  const run = useAction()
  const { refresh } = useRouter()
  const [isBusy, setBusy] = useState(false)
  const { button, done, failed, help, title } = MESSAGES[action]
  const isPublish = action === 'publish'
  const { data, error, isOutdated } = useRead<ThemeCheck>(isPublish ? `/themes/${theme.id}/check` : null, { body: {} })
  const isChecking = isPublish && isOutdated && !error
  const isRisky = isPublish && needsDecision(data)

  async function confirm(): Promise<void> {
    setBusy(true)
    const result = isPublish
      ? await run('publishTheme', { force: isRisky, tenant: site.id, themeId: theme.id, updatedAt: site.updatedAt })
      : await run('deleteTheme', { flag: false, id: theme.id })
    setBusy(false)
    onClose()
    // Also after a refusal: someone else may have published first.
    refresh()
    if (result.success) toast.success(t(done))
    else toast.error(result.error || t(failed))
  }

  return (
    <Dialog
      action={
        data?.mayBePublished !== false && (
          <Button
            disabled={isBusy || isChecking}
            variant={isRisky || !isPublish ? 'danger' : 'primary'}
            onClick={() => void confirm()}
          >
            {t(isBusy ? 'themesProcessing' : isRisky ? 'themesPublishAnyway' : button)}
          </Button>
        )
      }
      description={t(data?.mayBePublished === false ? 'themesAskPublishBroken' : help)}
      isOpen
      isWide={isRisky}
      onClose={onClose}
      title={t(title, { theme: isolateText(theme.name) })}
    >
      {isPublish && <PublishCheck check={data} isChecking={isChecking} />}
    </Dialog>
  )
}
