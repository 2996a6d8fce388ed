'use client'

import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import type { SiteLanguage } from './useLanguages'

interface Props {
  /** The unpublished language; null while the dialog is closed. */
  language: SiteLanguage | null
  onClose: () => void
  onConfirm: (language: SiteLanguage) => void
}

/** Confirms making an unpublished language the default that every visitor sees. */
export function MakeDefault({ language, onClose, onConfirm }: Props) {
  const t = useMessages()
  return (
    <Dialog
      action={
        <Button variant="primary" onClick={() => language && onConfirm(language)}>
          {t('languagesPublishAndDefault')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={language && t('languagesNotPublished', { label: language.label })}
      isOpen={language !== null}
      onClose={onClose}
      title={t('languagesMakeDefault')}
    />
  )
}
