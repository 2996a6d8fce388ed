'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Button } from '../Button/Button'
import { useMessages } from '../useMessages'
import styles from './Dialog.module.css'
import { useReturnFocus } from './useReturnFocus'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Said under the title and read out with it. */
  description?: ReactNode
  children?: ReactNode
  /** The main button, with its verb, where there is one. The way out is there by itself. */
  action?: ReactNode
  /** Word of the way out. Default: Close. */
  cancelWord?: string
  /** 640 px in place of 480. */
  isWide?: boolean
}

/** One decision. Focus goes in, stays in and comes back; Escape closes. */
export function Dialog({ action, cancelWord, children, description, isOpen, isWide, onClose, title }: Props) {
  const t = useMessages()
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root onOpenChange={(open) => !open && onClose()} open={isOpen}>
      <Radix.Portal>
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
            <Button onClick={onClose}>{cancelWord ?? t('close')}</Button>
            {action}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
