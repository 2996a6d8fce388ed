'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import { HiddenList } from './HiddenList'
import { useHiddenCalls, type Hidden, type Published } from './useHidden'

interface Props {
  hidden: Hidden
  description: string
  onClose: () => void
  /**
   * Publishes the document itself, before its references. Omit it if the document is already live.
   * @returns whether it was published
   */
  publish?: () => Promise<boolean>
  title: string
}

/**
 * Lists references that visitors cannot see, offers to publish them too, and reports which could not be published and
 * why.
 */
export function HiddenDialog({ description, hidden, onClose, publish, title }: Props) {
  const t = useMessages()
  const { publishTargets } = useHiddenCalls()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Published | null>(null)
  const publishable = hidden.targets.filter(({ canPublish }) => canPublish)

  async function publishOnly() {
    setBusy(true)
    await publish?.()
    onClose()
  }

  async function publishAll() {
    setBusy(true)
    if (publish && !(await publish())) return onClose()
    const outcome = await publishTargets(publishable)
    setBusy(false)
    if (!outcome) return void toast.error(t('bulkFailed'))
    if (outcome.published.length > 0) toast.success(t('publishPublished', { count: outcome.published.length }))
    if (outcome.refused.length === 0) return onClose()
    setResult(outcome)
  }

  if (result) {
    return (
      <Dialog
        description={t('publishRefused', { count: result.refused.length })}
        isOpen
        isWide
        onClose={onClose}
        title={title}
      >
        <List>
          {result.refused.map(({ collection, id, reason, title: name }) => (
            <ListRow detail={reason} key={`${collection}/${id}`} title={name || t('untitled')} wraps />
          ))}
        </List>
      </Dialog>
    )
  }
  return (
    <Dialog
      action={
        <>
          {publish && (
            <Button
              disabled={isBusy}
              variant={publishable.length === 0 ? 'primary' : 'plain'}
              onClick={() => void publishOnly()}
            >
              {t('publishOnly')}
            </Button>
          )}
          {publishable.length > 0 && (
            <Button disabled={isBusy} variant="primary" onClick={() => void publishAll()}>
              {t(publish ? 'publishAlong' : 'publishAlongNow', { count: publishable.length })}
            </Button>
          )}
        </>
      }
      cancelLabel={publish ? t('publishCancel') : undefined}
      description={description}
      isOpen
      isWide
      onClose={onClose}
      title={title}
    >
      <HiddenList hidden={hidden} />
    </Dialog>
  )
}
