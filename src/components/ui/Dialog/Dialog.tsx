'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { useWords } from '../useWords'
import styles from './Dialog.module.css'
import { useReturnFocus } from './useReturnFocus'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Said under the title and read out with it. */
  description?: ReactNode
  children?: ReactNode
  /** The main button, with its verb. The way out is there by itself. */
  action: ReactNode
  /** Word of the way out. Default: Close. */
  cancelWord?: string
}

/** One decision. Focus goes in, stays in and comes back; Escape closes. */
export function Dialog({ action, cancelWord, children, description, isOpen, onClose, title }: Props) {
  const t = useWords()
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root onOpenChange={(open) => !open && onClose()} open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content {...returnFocus} className={styles.dialog} {...(!description && { 'aria-describedby': undefined })}>
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
