'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'

interface UndoResult {
  kept: { detail?: string; reason: 'changed' | 'edited' | 'gone' | 'refused' | 'used'; title: string }[]
  undone: number
}

const MAX_NAMED = 5

/** Undoes an import and lists what was kept and why. */
export function UndoImport({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const { kept, undone } = await call<UndoResult>(`/imports/${id}/undo`, { body: {} })
      const named = kept
        .slice(0, MAX_NAMED)
        .map(({ detail = '', reason, title }) => t(`importKept_${reason}`, { detail, title }))
      toast.success(
        [
          t('importUndone', { count: undone }),
          ...named,
          ...(kept.length > MAX_NAMED ? [t('importKeptMore', { count: kept.length - MAX_NAMED })] : []),
        ].join(' '),
      )
      router.refresh()
      onDone()
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t('importFailed'))
    }
    setBusy(false)
  }
  return (
    <Button disabled={isBusy} icon="Undo2" onClick={() => void undo()}>
      {t('importUndo')}
    </Button>
  )
}
