'use client'

import { toast } from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  text: string
  /** Names what is copied, if the screen has several such buttons. */
  label?: string
  /** Success message. Default: a generic one. */
  done?: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ done, label, text }: Props) {
  const t = useMessages()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done ?? t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  return (
    <Button aria-label={label} icon="Copy" variant="quiet" onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
