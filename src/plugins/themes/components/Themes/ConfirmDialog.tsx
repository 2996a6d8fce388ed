'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '../../../../components/settings/useAction'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { useWords } from '../../../../components/ui/useWords'
import type { ShownTheme, ThemesSite } from './site'

interface Props {
  action: 'delete' | 'publish'
  onClose: () => void
  site: ThemesSite
  theme: ShownTheme
}

/** Asks before every visitor sees another theme, and before one goes to the trash. */
export function ConfirmDialog({ action, onClose, site, theme }: Props) {
  const t = useWords()
  const run = useAction()
  const { refresh } = useRouter()
  const [isBusy, setBusy] = useState(false)
  const isDelete = action === 'delete'

  async function confirm(): Promise<void> {
    setBusy(true)
    const result = isDelete ? await run('deleteTheme', { flag: false, id: theme.id }) : await run('publishTheme', { tenant: site.id, themeId: theme.id })
    setBusy(false)
    onClose()
    if (!result.success) return void toast.error(result.error || t(isDelete ? 'themesFailedDelete' : 'themesFailedPublish'))
    toast.success(t(isDelete ? 'themesDeleted' : 'themesPublished'))
    refresh()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy} look={isDelete ? 'danger' : 'primary'} onClick={() => void confirm()}>
          {t(isBusy ? 'themesProcessing' : isDelete ? 'themesDelete' : 'themesPublish')}
        </Button>
      }
      description={t(isDelete ? 'themesAskDeleteHelp' : 'themesAskPublishHelp')}
      isOpen
      onClose={onClose}
      title={t(isDelete ? 'themesAskDelete' : 'themesAskPublish', { theme: theme.name })}
    />
  )
}
