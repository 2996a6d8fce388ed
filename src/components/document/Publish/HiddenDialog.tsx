'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { useMessages } from '../../ui/useMessages'
import { HiddenList } from './HiddenList'
import { useHiddenCalls, type Hidden, type Published } from './useHidden'

interface Props {
  hidden: Hidden
  description: string
  onClose: () => void
  /**
   * Publishes what the question is about, before what it refers to. Without it that is live already.
   * @returns whether it was
   */
  publish?: () => Promise<boolean>
  title: string
}

/** Names what visitors do not see, offers to publish it along, and says what could not be published and why. */
export function HiddenDialog({ description, hidden, onClose, publish, title }: Props) {
  const t = useMessages()
  const { publishTargets } = useHiddenCalls()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Published | null>(null)
  const open = hidden.targets.filter(({ canPublish }) => canPublish)

  async function publishOnly() {
    setBusy(true)
    await publish?.()
    onClose()
  }

  async function publishAll() {
    setBusy(true)
    if (publish && !(await publish())) return onClose()
    const done = await publishTargets(open)
    setBusy(false)
    if (!done) return void toast.error(t('bulkFailed'))
    if (done.published.length > 0) toast.success(t('publishPublished', { count: done.published.length }))
    if (done.refused.length === 0) return onClose()
    setResult(done)
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
              variant={open.length === 0 ? 'primary' : 'plain'}
              onClick={() => void publishOnly()}
            >
              {t('publishOnly')}
            </Button>
          )}
          {open.length > 0 && (
            <Button disabled={isBusy} variant="primary" onClick={() => void publishAll()}>
              {t(publish ? 'publishAlong' : 'publishAlongNow', { count: open.length })}
            </Button>
          )}
        </>
      }
      cancelWord={publish ? t('publishCancel') : undefined}
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
