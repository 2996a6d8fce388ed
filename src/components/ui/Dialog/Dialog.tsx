'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useEffect, type ReactNode } from 'react'
import { useAboveDrawer } from '@/payload-patches/drawerFocus/useAboveDrawer'
import { classes } from '../classes'
import { Button } from '../Button/Button'
import { useMessages } from '../useMessages'
import styles from './Dialog.module.css'
import { useReturnFocus } from './useReturnFocus'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Shown under the title and announced with it. */
  description?: ReactNode
  children?: ReactNode
  /** The main button, if there is one. The cancel button is always rendered. */
  action?: ReactNode
  /** Label of the cancel button. Default: Close. */
  cancelLabel?: string
  /** 640 px wide instead of 480. */
  isWide?: boolean
}

/** A modal for a single decision. Focus is trapped and restored; Escape closes it. */
export function Dialog({ action, cancelLabel, children, description, isOpen, isWide, onClose, title }: Props) {
  const t = useMessages()
  const drawer = useAboveDrawer(isOpen, onClose)
  const returnFocus = useReturnFocus()
  useDialogMark(isOpen)
  return (
    <Radix.Root onOpenChange={(open) => !open && onClose()} open={isOpen}>
      <Radix.Portal container={drawer}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...returnFocus}
          className={classes(styles.dialog, isWide && styles.wide)}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.text}>{description}</Radix.Description>}
          {children}
          <div className={styles.actions}>
            <Button onClick={onClose}>{cancelLabel ?? t('close')}</Button>
            {action}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

let openDialogs = 0

/** Marks the page while a dialog is open, so that messages keep off it (`controls.css`). */
function useDialogMark(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const { dataset } = document.documentElement
    dataset.dialogs = String(++openDialogs)
    return () => {
      if (--openDialogs === 0) delete dataset.dialogs
    }
  }, [isOpen])
}
