'use client'

import { useEffect, useState } from 'react'
import { Button, useMessages } from '@/exports/client'
import type { MessengerStart } from '../lib/messengerFor'
import { acquireMessenger } from '../lib/acquireMessenger'
import styles from './Messenger.module.css'
import { useMessengerClosed } from './useMessengerClosed'

/** Starts the messenger, with a button to close it permanently. */
export function MessengerFrame({ start }: { start: MessengerStart }) {
  const t = useMessages()
  const keepClosed = useMessengerClosed()
  const [isClosed, setClosed] = useState(false)
  const key = JSON.stringify(start)
  // Keyed by value, as each screen passes the same values in a new object.
  useEffect(() => (isClosed ? undefined : acquireMessenger(JSON.parse(key) as MessengerStart)), [isClosed, key])
  if (isClosed) return null
  async function close() {
    setClosed(true)
    setClosed(await keepClosed(true))
  }
  return (
    <div className={styles.frame}>
      <Button variant="quiet" onClick={() => void close()}>
        {t('messengerClose')}
      </Button>
    </div>
  )
}
