'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useReturnFocus } from '@/components/ui/Dialog/useReturnFocus'
import styles from './SyncOverlay.module.css'

const preventClose = (event: Event) => event.preventDefault()

/** Blocks the screen during a sync, because input would be lost when the page reloads. */
export function SyncOverlay({ isOpen, title }: { isOpen: boolean; title: string }) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={isOpen}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-busy
          aria-describedby={undefined}
          className={styles.overlay}
          onEscapeKeyDown={preventClose}
          onInteractOutside={preventClose}
          role="alertdialog"
          tabIndex={-1}
        >
          <span aria-hidden="true" className={styles.turning} />
          <Radix.Title className={styles.title}>{title}</Radix.Title>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
